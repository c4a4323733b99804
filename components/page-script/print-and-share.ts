/** Printing and, where the device has one, its own way of sharing. */
export function printAndShare(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]'))
    button.addEventListener('click', () => print());
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const { title = '', share: url = '' } = button.dataset;
    const item = button.closest('li');
    if (item) item.hidden = !('share' in navigator);
    // Closing the sheet without a choice rejects.
    button.addEventListener('click', () => navigator.share({ title, url }).catch(() => undefined));
  }
}
