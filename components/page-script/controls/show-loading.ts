/** A wait shorter than this is not worth a word. */
const PATIENCE_MS = 200;

export interface WaitClasses {
  loading: string;
  spinner: string;
}

/** Says in an element of its own that an answer is on its way, unless it comes at once. @returns what ends that */
export function showLoading(place: Element, { loading, spinner }: WaitClasses, words: string): () => void {
  const late = setTimeout(() => {
    const turning = document.createElement('span');
    turning.className = spinner;
    turning.setAttribute('aria-hidden', 'true');
    place.className = loading;
    place.append(turning, words);
  }, PATIENCE_MS);
  return () => {
    clearTimeout(late);
    place.removeAttribute('class');
    place.textContent = '';
  };
}
