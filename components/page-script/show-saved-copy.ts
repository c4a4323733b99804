/** Shows the saved-copy line when the reverse proxy serves a saved copy, which it marks in `Server-Timing` (`deploy/nginx-site.conf`). */
export function showSavedCopy(): void {
  const line = document.querySelector<HTMLElement>('[data-saved-copy]');
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  // Browsers from before 2023 lack `serverTiming`.
  if (line && timings?.some(({ name }) => name === 'saved-copy')) {
    line.textContent = `${line.dataset.savedCopy}`;
    line.hidden = false;
  }
}
