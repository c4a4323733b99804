/**
 * Blocks the context menu of the mouse on pictures (specification section 2), also where a card's link covers its picture; the
 * keyboard still opens it, because assistive technology needs it.
 */
export function blockImageMenu(): void {
  document.addEventListener('contextmenu', (event) => {
    const { target, clientX, clientY } = event;
    const byPointer = event.button === 2 || (event instanceof PointerEvent && event.pointerType !== '');
    if (!byPointer || !(target instanceof Node)) return;
    const picture = document.elementsFromPoint(clientX, clientY).find((element) => element instanceof HTMLImageElement);
    if (picture?.parentElement?.contains(target)) event.preventDefault();
  });
}
