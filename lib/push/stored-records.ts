import type { z } from 'zod';

/** `subscriptions` and `pending` by the same key, `news` by the id of its notice. */
export const collections = ['subscriptions', 'pending', 'news', 'state'] as const;

export type Collection = (typeof collections)[number];

/** A value of null takes the record away. */
export interface Change {
  in: Collection;
  key: string;
  value: string | null;
}

/** What push keeps beyond the life of a process. All of these throw where it cannot be had. */
export interface Records {
  get(from: Collection, key: string): Promise<string | null>;
  count(of: Collection): Promise<number>;
  /** All of a collection, some hundreds at a time. */
  pages(of: Collection): AsyncIterable<[key: string, value: string][]>;
  /**
   * All of it or nothing; nothing and false where a record of `whileStill` has another value by now: another process, which read the same, was
   * first.
   */
  change(changes: readonly Change[], whileStill?: readonly Change[]): Promise<boolean>;
}

/** A record as it was kept; null for none, and for what is none of ours. */
export function readRecord<Schema extends z.ZodType>(schema: Schema, kept: string | null): z.infer<Schema> | null {
  if (kept === null) return null;
  try {
    return schema.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}
