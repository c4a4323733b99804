import 'server-only';
import { z } from 'zod';
import { readRecord } from '#lib/site/notifications/storage/stored-records.ts';
import { fromDayNumber, nepalDate, toDayNumber, weekdayOf } from '#packages/nepali/calendar/index.ts';
import { newId } from './keys.ts';
import type { MailChange, MailRecords } from './mail-records.ts';
import type { Subscriber } from './subscriber.ts';

const WEEK_DAYS = 7;

/** The time of the next weekly mail after `now`, Sunday, the first day of the week, at 7:00 in Nepal, in epoch milliseconds. */
function nextWeekly(now: number): number {
  const today = nepalDate(new Date(now));
  const sunday = toDayNumber(today) + ((WEEK_DAYS - weekdayOf(today)) % WEEK_DAYS);
  const morningOf = (day: number) => Date.parse(`${fromDayNumber(day)}T07:00:00+05:45`);
  return morningOf(sunday) > now ? morningOf(sunday) : morningOf(sunday + WEEK_DAYS);
}

/** A notice of a mail and why it concerns the reader. `file`: the name of a document with a number of the reader. */
const itemSchema = z.object({
  notice: z.string(),
  departments: z.array(z.string()),
  words: z.array(z.string()),
  file: z.string().nullable(),
});

export type MailItem = z.infer<typeof itemSchema>;

/** A mail to a subscriber (`to`: id). `due` in epoch milliseconds; `tries`: attempts. Its text is written when it is sent. */
const queuedMailSchema = z.object({
  to: z.string(),
  isWeekly: z.boolean(),
  due: z.number(),
  tries: z.number(),
  items: z.array(itemSchema),
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;

export const readQueuedMail = (value: string | null): QueuedMail | null => readRecord(queuedMailSchema, value);

export const storeMail = (key: string, mail: QueuedMail): MailChange => ({
  in: 'queue',
  key,
  value: JSON.stringify(mail),
});

/** Items of one mail: more notices are on the site. */
export const MAX_ITEMS = 200;

/** Adds items to the mails that wait and were not tried, else to new ones: a reader gets one mail for all that happened meanwhile. */
export class QueueWriter {
  readonly #waiting: Map<string, { key: string; mail: QueuedMail }>;
  readonly #changed = new Map<string, QueuedMail>();
  readonly #now: number;

  private constructor(waiting: Map<string, { key: string; mail: QueuedMail }>, now: number) {
    this.#waiting = waiting;
    this.#now = now;
  }

  static async open(records: MailRecords, now: number): Promise<QueueWriter> {
    const waiting = new Map<string, { key: string; mail: QueuedMail }>();
    for await (const page of records.pages('queue')) {
      for (const [key, value] of page) {
        const mail = readQueuedMail(value);
        if (mail && mail.tries === 0) waiting.set(`${mail.to} ${mail.isWeekly}`, { key, mail });
      }
    }
    return new QueueWriter(waiting, now);
  }

  add(to: string, { frequency }: Pick<Subscriber, 'frequency'>, item: MailItem): void {
    const isWeekly = frequency === 'weekly';
    const slot = `${to} ${isWeekly}`;
    const due = isWeekly ? nextWeekly(this.#now) : this.#now;
    const entry = this.#waiting.get(slot) ?? { key: newId(), mail: { to, isWeekly, due, tries: 0, items: [] } };
    const items = withItem(entry.mail.items, item);
    const next = { key: entry.key, mail: { ...entry.mail, items } };
    this.#waiting.set(slot, next);
    this.#changed.set(next.key, next.mail);
  }

  get size(): number {
    return this.#changed.size;
  }

  changes(): MailChange[] {
    return [...this.#changed].map(([key, mail]) => storeMail(key, mail));
  }
}

/** A notice is in a mail once, with all reasons. */
function withItem(items: readonly MailItem[], item: MailItem): MailItem[] {
  const at = items.findIndex(({ notice }) => notice === item.notice);
  const before = items[at];
  if (!before) return [...items, item].slice(-MAX_ITEMS);
  const joined = {
    notice: item.notice,
    departments: [...new Set([...before.departments, ...item.departments])],
    words: [...new Set([...before.words, ...item.words])],
    file: before.file ?? item.file,
  };
  return items.with(at, joined);
}
