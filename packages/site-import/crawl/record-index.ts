import type { Repair } from '../content/old-site.ts';
import { listAddress } from './addresses.ts';
import type { ListRecord, RecordList } from './read-records.ts';

/** A record with the lists that have it, by `listKey`. */
export interface IndexedRecord extends ListRecord {
  key: string;
  lists: string[];
  /** The page where it was read. */
  page: string;
}

/** Lists of one record: a box of the newest notices is on every page. */
const MAX_LISTS = 6;

/** Key of the lists of one address and one make, regardless of their pages. */
export const listKey = (address: string, signature: string) => `${listAddress(address)} ${signature}`;

/** The records of all lists of a site, each once. */
export class RecordIndex {
  readonly #records = new Map<string, IndexedRecord>();

  get size(): number {
    return this.#records.size;
  }

  get records(): Iterable<IndexedRecord> {
    return this.#records.values();
  }

  add(address: string, lists: readonly RecordList[], repairs: readonly Repair[]): void {
    let pageRepairs = repairs;
    for (const { signature, records } of lists) {
      const list = listKey(address, signature);
      for (const record of records) {
        const key = keyOf(record);
        const existing = this.#records.get(key);
        if (existing === undefined) {
          // A repair of the whole page is shown once.
          this.#records.set(key, {
            ...record,
            key,
            lists: [list],
            page: address,
            repairs: [...record.repairs, ...pageRepairs],
          });
          pageRepairs = [];
        } else {
          if (existing.lists.length < MAX_LISTS && !existing.lists.includes(list)) existing.lists.push(list);
          existing.date ??= record.date;
          existing.hasDate ||= record.hasDate;
          if (isCut(existing.title) && record.title.length > existing.title.length) existing.title = record.title;
          for (const link of record.links)
            if (!existing.links.some((each) => each.address === link.address)) existing.links.push(link);
        }
      }
    }
  }
}

/** Titles of boxes are often cut. */
export const isCut = (title: string) => /(?:(?<!\.)\.{2,}|…)$/.test(title);

/** The identity of a record: its first link, or its title and date. */
function keyOf({ title, date, links }: ListRecord): string {
  const [link] = links.filter(({ isOutside }) => !isOutside);
  return link ? link.address : `${title.toLowerCase().replaceAll(/[\s\p{P}]+/gu, ' ')} ${date ?? ''}`;
}
