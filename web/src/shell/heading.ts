/** Whoever follows a link within the page is brought to the heading of where it leads. */
const PATIENCE = 5000;

/** Wait for the heading of the page that is coming, and again should it be replaced, until somebody goes on by themselves. */
export function meetHeading(page: HTMLElement): () => void {
  let met = false;

  function meet(): void {
    const heading = page.querySelector("h1");
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!heading || (met && !lost)) return;
    met = true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  const watch = new MutationObserver(meet);
  const timer = setTimeout(end, PATIENCE);

  function end(): void {
    watch.disconnect();
    clearTimeout(timer);
    removeEventListener("keydown", end);
    removeEventListener("pointerdown", end);
  }

  addEventListener("keydown", end);
  addEventListener("pointerdown", end);
  watch.observe(page, { childList: true, subtree: true });
  meet();
  return end;
}
