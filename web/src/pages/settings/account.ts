/** What somebody does about their account. */
import type { AccountBegun, AccountShown, Credentials, NewLogin } from "../../generated/protocol.ts";
import { ask } from "../../net/api.ts";
import { hangUp } from "../../net/live.svelte.ts";
import { me } from "../../net/me.svelte.ts";
import { speakIn } from "../../shell/language.ts";
import { LANGUAGES } from "../../words/words.svelte.ts";

/** A login and a password, so that the account can be reached from elsewhere. */
export async function setLogin(login: NewLogin): Promise<void> {
  me.account = await ask<AccountShown>("PUT", "/api/account/login", login);
}

/** Go on as somebody who has a login; the page speaks as it did for them. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { language } = await ask<AccountBegun>("POST", "/api/login", credentials);
  hangUp();
  me.account = await ask<AccountShown>("GET", "/api/account");
  const known = LANGUAGES.find((one) => one === language);
  if (known) await speakIn(known);
}

export async function signOut(): Promise<void> {
  await ask("POST", "/api/logout", {});
  forget();
}

export async function signOutElsewhere(): Promise<void> {
  await ask("POST", "/api/logout-everywhere", {});
}

/** Delete it with all that belongs to it. */
export async function deleteAccount(password: string): Promise<void> {
  await ask("DELETE", "/api/account", { password: password || null });
  forget();
}

function forget(): void {
  hangUp();
  me.account = null;
}
