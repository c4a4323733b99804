import 'server-only';
import type { Records } from '#lib/site/outbox/storage/stored-records.ts';
import type { NoticeChoices } from '../choices/choices.ts';
import { type NoticeToMatch, type Reasons, reasonsFor } from './reasons.ts';

/** Readers of a service: their collection, and how a record is read; null for one who gets nothing. */
export interface Readers<Reader> {
  in: 'subscriptions' | 'subscribers';
  read(value: string): Reader | null;
}

type Choices = Pick<NoticeChoices, 'departments' | 'words' | 'numbers'> & { since: number };

/** The readers whom notices concern, by id, with the notices and the reasons. @throws errors of the store */
export async function followersOf<Reader extends Choices>(
  records: Records,
  readers: Readers<Reader>,
  notices: readonly NoticeToMatch[],
): Promise<Map<string, { reader: Reader; matches: (Reasons & { notice: string })[] }>> {
  const followers = new Map<string, { reader: Reader; matches: (Reasons & { notice: string })[] }>();
  for await (const page of records.pages(readers.in)) {
    for (const [id, value] of page) {
      const reader = readers.read(value);
      const matches = notices.flatMap((notice) => {
        const reasons = reader && reasonsFor(notice, reader);
        return reasons ? [{ notice: notice.id, ...reasons }] : [];
      });
      if (reader && matches.length > 0) followers.set(id, { reader, matches });
    }
  }
  return followers;
}

/** Ids of readers with numbers, by the digests of these. @throws errors of the store */
export async function numberIndex<Reader extends Choices>(
  records: Records,
  readers: Readers<Reader>,
): Promise<Map<string, string[]>> {
  const index = new Map<string, string[]>();
  for await (const page of records.pages(readers.in)) {
    for (const [id, value] of page) {
      // Most have none, and reading a record takes longer than all else.
      const numbers = value.includes('"digest"') ? (readers.read(value)?.numbers ?? []) : [];
      for (const { digest } of numbers) index.set(digest, [...(index.get(digest) ?? []), id]);
    }
  }
  return index;
}
