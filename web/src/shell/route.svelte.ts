/** Where the page is: the address says it, so that back, forward and links work. */
class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  /** The parts of the path: `/table/abc` is `["table", "abc"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(path: string, how: "new" | "instead" = "new"): void {
    if (how === "new") history.pushState({ inside: true }, "", path);
    else history.replaceState(history.state, "", path);
    this.path = location.pathname;
    if (how === "new") scrollTo(0, 0);
  }

  /** Back to where one came from; whoever came from elsewhere goes home. */
  back(): void {
    const { inside } = (history.state ?? {}) as { inside?: boolean };
    if (inside) history.back();
    else this.go("/");
  }
}

export const route = new Route();

/** Links within the page do not load it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
