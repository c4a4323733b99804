/** The front says in `Server-Timing` that it shows a copy because the site cannot be reached (`deploy/nginx.conf`). */
export function showSavedCopy(): void {
  const line = document.querySelector<HTMLElement>('[data-saved-copy]');
  const [arrival] = performance.getEntriesByType('navigation');
  const said = arrival instanceof PerformanceNavigationTiming ? arrival.serverTiming : [];
  // Without it in browsers from before 2023.
  if (line && said && said.some(({ name }) => name === 'saved-copy')) {
    line.textContent = `${line.dataset.savedCopy}`;
    line.hidden = false;
  }
}
