/** Adds printing and, where the device supports it, the Web Share dialog. */
export function printAndShare(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]'))
    button.addEventListener('click', () => print());
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const { title = '', share: url = '' } = button.dataset;
    const item = button.closest('li');
    if (item) item.hidden = !('share' in navigator);
    // Closing the dialog without a choice rejects.
    button.addEventListener('click', () => navigator.share({ title, url }).catch(() => undefined));
  }
}
