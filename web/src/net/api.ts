/** What is asked of the server by HTTP; whoever has no account yet gets a guest's when one is needed. */
import type { AccountShown, Visitor } from "../generated/protocol.ts";
import { words } from "../words/words.svelte.ts";

/** The server refused, or could not be reached; `words` say why, and what to do. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly words: string,
    readonly status = 0,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Ask for a page of the API; a Refusal says why there is no answer. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { accept: "application/json", "accept-language": words.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  const sent = body === undefined ? null : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: sent });
  } catch {
    throw new Refusal("unreachable", words.say("web-unreachable"));
  }
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const said = answer as { code?: string; words?: string; values?: Record<string, string | number> };
  const why = said.words ?? words.say("web-unreachable");
  throw new Refusal(said.code ?? "unreachable", why, response.status, said.values);
}

/** The account of this browser; null: it has none yet. */
export async function findAccount(): Promise<AccountShown | null> {
  return (await ask<Visitor>("GET", "/api/visitor")).account;
}

/** The account of this browser; a guest's is begun where there is none. */
export async function needAccount(name = words.say("web-guest")): Promise<AccountShown> {
  const found = await findAccount();
  if (found) return found;
  await ask("POST", "/api/accounts", { name, language: words.language });
  return ask<AccountShown>("GET", "/api/account");
}
