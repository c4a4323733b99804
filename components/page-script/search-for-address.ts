/** Puts the words of the address that was not found into the search box, where nothing is typed yet. */
export function searchForAddress(): void {
  const box = document.querySelector<HTMLInputElement>('#not-found-search');
  const last = location.pathname.split('/').filter(Boolean).pop() || '';
  try {
    const words = decodeURIComponent(last)
      .replace(/\.\w{2,4}$/, '')
      .replace(/[-_+.\s]+/g, ' ')
      .trim();
    if (box && !box.value && !/^\d*$/.test(words)) box.value = words.slice(0, 60);
  } catch (_) {
    // An address that cannot be read has no words.
  }
}
