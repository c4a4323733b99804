/** Waits for the load of a script or style sheet, which `start` begins. @throws Event when it fails */
export function loadElement(element: HTMLScriptElement | HTMLLinkElement, start?: () => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
    start?.();
  });
}
