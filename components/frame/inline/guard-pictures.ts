/** Keeps the mouse's context menu off pictures (specification section 2); the keyboard's stays, assistive technology needs it. */
export function guardPictures(): void {
  document.addEventListener('contextmenu', (event) => {
    const byPointer = event.button === 2 || (event instanceof PointerEvent && event.pointerType !== '');
    if (byPointer && event.target instanceof HTMLImageElement) event.preventDefault();
  });
}
