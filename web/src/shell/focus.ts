/** Where the keyboard is stays somewhere sensible when what had the focus is gone. */
import type { Attachment } from "svelte/attachments";

/** Within this element: when the focused part disappears, the focus goes home instead of getting lost. */
export function keepFocus(home: (root: HTMLElement) => HTMLElement | null): Attachment<HTMLElement> {
  return (root) => {
    let last: Element | null = null;
    const note = (event: FocusEvent): void => void (last = event.target as Element);
    const watch = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      home(root)?.focus({ preventScroll: true });
    });
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
