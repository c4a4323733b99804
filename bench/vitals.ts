/** What the browser itself notes of a load: times in ms from its start, layout shifts as their score. */
export interface Vitals {
  ttfb: number;
  fcp: number;
  lcp: number;
  cls: number;
  blocked: number;
}

/** Runs in the page. Blocked: what long tasks took beyond 50 ms. */
export async function readVitals(): Promise<Vitals> {
  const entries = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(resolve, 200, []);
    });
  const types = ['navigation', 'layout-shift', 'longtask', 'largest-contentful-paint'];
  const [navigation = [], shifts = [], tasks = [], paints = []] = await Promise.all(types.map(entries));
  const [load] = navigation;
  return {
    ttfb: load instanceof PerformanceNavigationTiming ? load.responseStart : Number.NaN,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: paints.at(-1)?.startTime ?? Number.NaN,
    cls: shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0),
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
  };
}
