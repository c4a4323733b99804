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

/** The records of push, which outlive the process. All functions throw where the store fails. */
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

/** A stored record; null for none, and for one of an unknown form. */
export function readRecord<Schema extends z.ZodType>(schema: Schema, kept: string | null): z.infer<Schema> | null {
  if (kept === null) return null;
  try {
    return schema.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}
