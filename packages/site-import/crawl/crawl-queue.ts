import { shapeOf } from './addresses.ts';

export interface QueuedPage {
  address: string;
  depth: number;
}

/** Pages of one shape before their contents are compared, and the share of them that must differ. */
const TRAP_SAMPLE = 30;
const MIN_DISTINCT = 0.2;

interface Shape {
  waiting: QueuedPage[];
  fetched: number;
  digests: Set<string>;
  isTrap: boolean;
}

/**
 * Addresses to fetch, each once. Shapes take turns, so that no endless calendar delays the rest; a shape whose pages have the same content ends.
 */
export class CrawlQueue {
  readonly #seen = new Set<string>();
  readonly #shapes = new Map<string, Shape>();

  add(address: string, depth: number): void {
    if (this.#seen.has(address)) return;
    this.#seen.add(address);
    const key = shapeOf(address);
    const shape = this.#shapes.get(key) ?? { waiting: [], fetched: 0, digests: new Set(), isTrap: false };
    this.#shapes.set(key, shape);
    if (!shape.isTrap) shape.waiting.push({ address, depth });
  }

  has(address: string): boolean {
    return this.#seen.has(address);
  }

  /** Marks an address that another one led to. */
  mark(address: string): void {
    this.#seen.add(address);
  }

  next(): QueuedPage | undefined {
    let best: Shape | undefined;
    for (const shape of this.#shapes.values())
      if (shape.waiting.length > 0 && (best === undefined || shape.fetched < best.fetched)) best = shape;
    if (best === undefined) return undefined;
    best.fetched += 1;
    return best.waiting.shift();
  }

  /** Records the content of a fetched page; `isProductive` if it has notices or pages that no other page has. */
  note(address: string, digest: string, isProductive: boolean): void {
    const shape = this.#shapes.get(shapeOf(address));
    if (shape === undefined) return;
    shape.digests.add(isProductive ? address : digest);
    if (shape.fetched < TRAP_SAMPLE || shape.digests.size >= shape.fetched * MIN_DISTINCT) return;
    shape.isTrap = true;
    shape.waiting = [];
  }

  get waiting(): number {
    return [...this.#shapes.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  /** Shapes that ended since their pages repeat the same content. */
  get traps(): { shape: string; fetched: number }[] {
    return [...this.#shapes].filter(([, { isTrap }]) => isTrap).map(([shape, { fetched }]) => ({ shape, fetched }));
  }
}
