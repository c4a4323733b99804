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

/** What is due now; and in how many milliseconds the first of the others is, infinite for none. */
export async function findDue(records: Records): Promise<{ due: [id: string, pending: Pending][]; wait: number }> {
  const due: [string, Pending][] = [];
  let first = Number.POSITIVE_INFINITY;
  for await (const [id, pending] of allPending(records)) {
    const wait = pending.due - Date.now();
    if (wait <= 0 || wait > LONGEST_WAIT) due.push([id, pending]);
    else first = Math.min(first, wait);
  }
  return { due, wait: first };
}
