import { Gauge, type Registry } from 'prom-client';
import type { Usage } from '#lib/platform/runtime/bounded-map.ts';

type Usages = Readonly<Record<string, () => Usage>>;

/** The state of this process that gauges read whenever the metrics are collected. */
export interface GaugeSources {
  /** Seconds; 0 when all content is current. */
  readonly contentAge: () => number;
  /** Whether the circuit breaker of each upstream is open. */
  readonly breakers: () => Readonly<Record<string, boolean>>;
  /** The usage of caches by name: in the memory of this process, and on the disk that processes share. */
  readonly caches: Readonly<Record<'memory' | 'disk', () => Usages>>;
}

/** Adds the gauges of the state of this process to its metrics; called once. */
export function addStateGauges(register: Registry, { contentAge, breakers, caches }: GaugeSources): void {
  const registers = [register];
  new Gauge({
    name: 'campus_content_age_seconds',
    help: 'Age of the oldest content that is served because the campus API failed; 0 when all is current',
    aggregator: 'max',
    registers,
    collect() {
      this.set(contentAge());
    },
  });
  new Gauge({
    name: 'campus_api_breaker_open',
    help: '1 while the upstream is not called, after too many failures in a row',
    labelNames: ['upstream'],
    aggregator: 'max',
    registers,
    collect() {
      for (const [upstream, isOpen] of Object.entries(breakers())) this.set({ upstream }, isOpen ? 1 : 0);
    },
  });
  const inMemory = { registers, usages: caches.memory, aggregator: 'sum' } as const;
  // All processes measure the same disk.
  const onDisk = { registers, usages: caches.disk, aggregator: 'max' } as const;
  usageGauge('site_cache_bytes', 'Bytes of the caches in memory, roughly', 'bytes', inMemory);
  usageGauge('site_disk_cache_bytes', 'Bytes of the caches on disk, as last counted', 'bytes', onDisk);
  usageGauge('site_disk_cache_files', 'Files of the caches on disk, as last counted', 'entries', onDisk);
}

interface UsageOptions {
  readonly registers: Registry[];
  readonly usages: () => Usages;
  readonly aggregator: 'sum' | 'max';
}

/** A gauge of one figure of all caches. */
function usageGauge(name: string, help: string, figure: keyof Usage, { usages, ...options }: UsageOptions) {
  new Gauge({
    ...{ name, help, labelNames: ['cache'], ...options },
    collect() {
      for (const [cache, usage] of Object.entries(usages())) this.set({ cache }, usage()[figure]);
    },
  });
}
