import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';

/** The most urgent first. Pictures of Home can take minutes after the first start. */
const priorities = [
  'home',
  'records of home',
  'lists',
  'pictures of home',
  'pages',
  'newest records',
  'first pictures',
  'older records',
  'other pictures',
  'viewer pictures',
] as const;

export type Priority = (typeof priorities)[number];

export interface AddressQueue {
  /** Adds addresses; one that is already in the queue keeps the more urgent of its priorities. */
  add(priority: Priority, addresses: Iterable<string>): void;
  /** Adds addresses instead of those with this priority. */
  replace(priority: Priority, addresses: Iterable<string>): void;
}

/** More addresses than share one list of the campus. */
const MAX_FAILURES = 20;
/** The delay that `Retry-After` requests from browsers. */
const PAUSE_MS = 30_000;

/**
 * Addresses of pages and pictures that are made one after the other. After 20 failures in a row, as while the campus API is down, one address
 * is tried every 30 s until one succeeds or `resumeAfter` is called.
 */
export class WarmupQueue implements AddressQueue {
  readonly #addresses = new Map<Priority, Set<string>>(priorities.map((priority) => [priority, new Set()]));
  readonly #make: (address: string) => Promise<boolean>;
  readonly #pauseMs: number;
  // A publication comes within the context of a route handler, where the framework refuses to render pages.
  readonly #outsideRequests = AsyncLocalStorage.snapshot();
  #isRunning = false;
  #failures = 0;
  #pause = new AbortController();
  #resumesAt = 0;

  /** `make`: makes the page or picture at an address. @returns whether it succeeded */
  constructor(make: (address: string) => Promise<boolean>, pauseMs = PAUSE_MS) {
    this.#make = make;
    this.#pauseMs = pauseMs;
  }

  add(priority: Priority, addresses: Iterable<string>): void {
    const level = priorities.indexOf(priority);
    for (const address of addresses) {
      const present = priorities.findIndex((each) => this.#addresses.get(each)?.has(address));
      if (present >= 0 && present <= level) continue;
      for (const others of this.#addresses.values()) others.delete(address);
      this.#addresses.get(priority)?.add(address);
    }
    if (!this.#isRunning) this.#outsideRequests(() => void this.#run());
  }

  replace(priority: Priority, addresses: Iterable<string>): void {
    this.#addresses.get(priority)?.clear();
    this.add(priority, addresses);
  }

  /** Ends a pause after failures, and begins the next address after a delay. */
  resumeAfter(ms: number): void {
    this.#failures = 0;
    this.#pause.abort();
    this.#resumesAt = performance.now() + ms;
  }

  async #untilResumed(): Promise<void> {
    for (let delay = 0; delay >= 0; delay = this.#resumesAt - performance.now())
      await wait(delay, undefined, { ref: false });
  }

  #take(): string | null {
    for (const addresses of this.#addresses.values()) {
      for (const address of addresses) {
        addresses.delete(address);
        return address;
      }
    }
    return null;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    metrics.warmupPending.set(1);
    await this.#untilResumed();
    for (let address = this.#take(); address !== null && !isStopping(); address = this.#take()) {
      if (await this.#succeeds(address)) this.#failures = 0;
      if (this.#failures >= MAX_FAILURES) {
        this.#pause = new AbortController();
        await wait(this.#pauseMs, undefined, { ref: false, signal: this.#pause.signal }).catch(() => undefined);
      }
      await this.#untilResumed();
    }
    this.#isRunning = false;
    metrics.warmupPending.set(0);
  }

  async #succeeds(path: string): Promise<boolean> {
    let reason: unknown;
    const isMade = await this.#make(path).catch((error: unknown) => {
      reason = error;
      return false;
    });
    if (isMade) return true;
    this.#failures += 1;
    if (this.#failures === MAX_FAILURES)
      log.warn({ err: reason, path }, 'warm-up paused; pages and pictures are made on request');
    return false;
  }
}
