/** Web vitals as the browser measures them: times in ms from the start of the load, layout shifts as a score. */
export interface Vitals {
  ttfb: number;
  fcp: number;
  lcp: number;
  /** Paint of the largest text before any larger picture. */
  lcpOfText: number;
  cls: number;
  /** Hydration of the application of React; NaN on other pages. */
  interactive: number;
}

/** Runs in the page before its load. */
export function markHydration(): void {
  document.addEventListener('hydrated', () => performance.mark('hydrated'));
}

/** Runs in the page. */
export async function readVitals(): Promise<Vitals> {
  const entries = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(resolve, 200, []);
    });
  const types = ['navigation', 'layout-shift', 'largest-contentful-paint'];
  const [navigation = [], shifts = [], paints = []] = await Promise.all(types.map(entries));
  const [load] = navigation;
  return {
    ttfb: load instanceof PerformanceNavigationTiming ? load.responseStart : Number.NaN,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: paints.at(-1)?.startTime ?? Number.NaN,
    // Painted together with a larger picture, it is not named.
    lcpOfText: (paints.findLast((paint) => 'url' in paint && paint.url === '') ?? paints[0])?.startTime ?? Number.NaN,
    cls: shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0),
    interactive: performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN,
  };
}
