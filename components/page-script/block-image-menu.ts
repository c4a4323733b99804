/**
 * Keeps the mouse's context menu off pictures (specification section 2), also where a card's link lies over its picture; the
 * keyboard's stays, because assistive technology needs it.
 */
export function blockImageMenu(): void {
  document.addEventListener('contextmenu', (event) => {
    const { target, clientX, clientY } = event;
    const byPointer = event.button === 2 || (event instanceof PointerEvent && event.pointerType !== '');
    if (!byPointer || !(target instanceof Node)) return;
    const picture = document.elementsFromPoint(clientX, clientY).find((element) => element instanceof HTMLImageElement);
    if (picture && picture.parentElement && picture.parentElement.contains(target)) event.preventDefault();
  });
}
