import { z } from 'zod';

/**
 * `news`: what is due for a service; `state`: what was found, and how services respond; a queue for each service. `notices`: those of the last
 * weeks whose documents are compared. Of push: `subscriptions`, `matches` (of numbers) by the same key, `announcements` of the last day. Of mail:
 * `requests` for a subscription, `subscribers` by id, `addresses`: their ids by the digest of the address.
 */
export type Collection =
  | ('news' | 'state' | 'notices' | 'subscriptions' | 'matches' | 'announcements')
  | ('requests' | 'subscribers' | 'addresses')
  | `${string} queue`;

/** The collections of readers: the others are not restored from a back-up, as their messages were sent since. */
export const readerCollections: readonly Collection[] = [
  'subscriptions',
  'matches',
  'requests',
  'subscribers',
  'addresses',
];

export type Change = StoredChange<Collection>;
export type Records = RecordStore<Collection>;

/** A change of one record; the value null deletes it. */
export interface StoredChange<Name extends string> {
  in: Name;
  key: string;
  value: string | null;
}

/** Records in collections, which outlive the process. All functions throw where the store fails. */
export interface RecordStore<Name extends string> {
  get(from: Name, key: string): Promise<string | null>;
  count(collection: Name): Promise<number>;
  /** All records of a collection, some hundreds at a time. */
  pages(collection: Name): AsyncIterable<[key: string, value: string][]>;
  /**
   * Makes all changes or none. Makes none and returns false if a record has another value than `expected`: another process that read the same
   * value has changed it first.
   */
  change(changes: readonly StoredChange<Name>[], expected?: readonly StoredChange<Name>[]): Promise<boolean>;
}

/** A stored record; null for none, and for one of an unknown form. */
export function readRecord<Schema extends z.ZodType>(schema: Schema, value: string | null): z.infer<Schema> | null {
  if (value === null) return null;
  try {
    return schema.parse(JSON.parse(value));
  } catch {
    return null;
  }
}

const idsSchema = z.array(z.string());

/** A stored list of ids; null as in `readRecord`. */
export function readIdSet(value: string | null): Set<string> | null {
  const ids = readRecord(idsSchema, value);
  return ids && new Set(ids);
}
