/** Fills the empty search box of the Not Found page with the words of the address. */
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
    // An address that cannot be decoded has no words.
  }
}
