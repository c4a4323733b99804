/** Shorter waits show no message. */
const DELAY_MS = 200;

export interface WaitClasses {
  loading: string;
  spinner: string;
}

/** Shows a loading message in an element after a delay. @returns a function that removes it */
export function showLoading(element: Element, { loading, spinner }: WaitClasses, label: string): () => void {
  const late = setTimeout(() => {
    const turning = document.createElement('span');
    turning.className = spinner;
    turning.setAttribute('aria-hidden', 'true');
    element.className = loading;
    element.append(turning, label);
  }, DELAY_MS);
  return () => {
    clearTimeout(late);
    element.removeAttribute('class');
    element.textContent = '';
  };
}
