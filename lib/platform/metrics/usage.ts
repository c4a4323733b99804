import { Gauge, type Registry } from 'prom-client';
import type { Usage } from '#lib/platform/runtime/bounded-map.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';

const usages = () =>
  processSingleton('cache-usage', () => ({
    memory: new Map<string, () => Usage>(),
    disk: new Map<string, () => Usage>(),
  }));

/** Provides the usage of a cache, in the memory of this process or on the disk that processes share. */
export function provideUsage(storage: 'memory' | 'disk', cache: string, usage: () => Usage): void {
  usages()[storage].set(cache, usage);
}

/** Creates the gauge of one figure of all caches in memory or on disk. */
export function usageGauge(
  name: string,
  help: string,
  storage: 'memory' | 'disk',
  figure: keyof Usage,
  registers: Registry[],
) {
  new Gauge({
    ...{ name, help, labelNames: ['cache'], registers },
    // All processes measure the same disk.
    aggregator: storage === 'disk' ? 'max' : 'sum',
    collect() {
      for (const [cache, usage] of usages()[storage]) this.set({ cache }, usage()[figure]);
    },
  });
}
