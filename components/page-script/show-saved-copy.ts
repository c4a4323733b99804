/** Shows that the page is a saved copy when the front says so in `Server-Timing`, because the site cannot be reached (`deploy/nginx.conf`). */
export function showSavedCopy(): void {
  const line = document.querySelector<HTMLElement>('[data-saved-copy]');
  const [arrival] = performance.getEntriesByType('navigation');
  const said = arrival instanceof PerformanceNavigationTiming ? arrival.serverTiming : [];
  // Browsers from before 2023 lack it.
  if (line && said && said.some(({ name }) => name === 'saved-copy')) {
    line.textContent = `${line.dataset.savedCopy}`;
    line.hidden = false;
  }
}
