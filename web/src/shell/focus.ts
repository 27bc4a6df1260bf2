/** Where the keyboard is stays somewhere sensible when what had the focus is gone. */
import type { Attachment } from "svelte/attachments";

/**
 * Within this element: when the focused part disappears, the focus goes home instead of getting lost; and on to a
 * better home, when there is one again before anybody has moved it.
 */
export function keepFocus(home: (root: HTMLElement) => HTMLElement | null): Attachment<HTMLElement> {
  return (root) => {
    let last: Element | null = null;
    let sent: HTMLElement | null = null;
    const note = (event: FocusEvent): void => void (last = event.target as Element);
    const watch = new MutationObserver(() => {
      const lost = last && !last.isConnected && document.activeElement === document.body;
      const waits = sent && document.activeElement === sent && home(root) !== sent;
      const there = lost || waits ? home(root) : null;
      if (there) send(there);
    });

    function send(there: HTMLElement): void {
      sent = there;
      if (there.tabIndex < 0) there.tabIndex = -1; // a heading
      there.focus({ preventScroll: true });
    }

    root.addEventListener("focusin", note);
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener("focusin", note);
      watch.disconnect();
    };
  };
}

/** What somebody just opened gets the focus, and comes into sight. */
export const comeHere: Attachment<HTMLElement> = (element) => {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
};

/** What was just opened, or says something else (`of`), comes into sight; where it is too large, its beginning. */
export const comeIntoSight =
  (of: unknown): Attachment<HTMLElement> =>
  (element) => {
    if (!of) return;
    element.scrollIntoView({ block: "nearest" });
    element.firstElementChild?.scrollIntoView({ block: "nearest" });
  };
