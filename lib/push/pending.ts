import { z } from 'zod';
import { type Records, readRecord } from './kept-records.ts';

/** A message that is to go out: `due` in milliseconds. What it says is written when it goes. */
const pendingSchema = z.object({ due: z.number(), tries: z.number() });

export type Pending = z.infer<typeof pendingSchema>;

export async function* allPending(records: Records): AsyncGenerator<[id: string, pending: Pending]> {
  for await (const page of records.pages('pending')) {
    for (const [id, value] of page) yield [id, readRecord(pendingSchema, value) ?? { due: 0, tries: 0 }];
  }
}

/** Milliseconds; what is due later was noted by a clock that was ahead. */
const LONGEST_WAIT = 25 * 60 * 60 * 1000;

export async function findDue(records: Records): Promise<[id: string, pending: Pending][]> {
  const found: [string, Pending][] = [];
  for await (const [id, pending] of allPending(records)) {
    const wait = pending.due - Date.now();
    if (wait <= 0 || wait > LONGEST_WAIT) found.push([id, pending]);
  }
  return found;
}
