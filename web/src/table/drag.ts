/** Dragging a card by mouse, pen or finger, for those who like it; everything it does can be done without. */

export interface Dragged {
  /** Where the card was let go: the `data-drop` of what lies there, or nothing. */
  drop(where: string): void;
  /** Over what it hovers now. */
  over(where: string): void;
}

const FAR_ENOUGH = 10;

/** Begin to follow the pointer; it becomes a drag once it has moved a little. */
export function drag(event: PointerEvent, picture: HTMLElement, dragged: Dragged): void {
  if (event.button !== 0) return;
  const { clientX, clientY, pointerId } = event;
  let ghost: HTMLElement | null = null;

  function begin(): HTMLElement {
    const box = picture.getBoundingClientRect();
    const copy = picture.cloneNode(true) as HTMLElement;
    copy.classList.add("dragged");
    copy.setAttribute("aria-hidden", "true");
    copy.removeAttribute("id");
    Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
    document.body.append(copy);
    return copy;
  }

  function under(moved: PointerEvent): string {
    const found = document.elementFromPoint(moved.clientX, moved.clientY)?.closest<HTMLElement>("[data-drop]");
    return found?.dataset.drop ?? "";
  }

  function move(moved: PointerEvent): void {
    if (moved.pointerId !== pointerId) return;
    const [right, down] = [moved.clientX - clientX, moved.clientY - clientY];
    if (!ghost && Math.hypot(right, down) < FAR_ENOUGH) return;
    ghost ??= begin();
    ghost.style.transform = `translate(${right}px, ${down}px)`;
    dragged.over(under(moved));
  }

  function end(last: PointerEvent): void {
    if (last.pointerId !== pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    dragged.over("");
    if (!ghost) return;
    ghost.remove();
    // the click that follows a drag is none
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    if (last.type === "pointerup") dragged.drop(under(last));
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
