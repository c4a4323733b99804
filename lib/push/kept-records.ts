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
  /** All of it or nothing. */
  change(changes: readonly Change[]): Promise<void>;
}
