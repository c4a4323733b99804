import 'server-only';
import { z } from 'zod';
import {
  type Entry,
  isUntouched,
  newEntry,
  queueOf,
  readEntry,
  removeEntry,
  storeEntry,
} from '#lib/site/outbox/queue.ts';
import type { Change, Records } from '#lib/site/outbox/storage/stored-records.ts';
import { fromDayNumber, nepalDate, toDayNumber, weekdayOf } from '#packages/nepali/calendar/index.ts';
import { newId } from './keys.ts';
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

/** A mail to a subscriber (`to`: id). Its text is written when it is sent. */
const queuedMailSchema = z.object({ to: z.string(), isWeekly: z.boolean(), items: z.array(itemSchema) });

export type QueuedMail = z.infer<typeof queuedMailSchema>;

/** The confirmation mail of a request. */
const confirmationSchema = z.object({ request: z.string() });

type Confirmation = z.infer<typeof confirmationSchema>;

const mailSchema = z.union([confirmationSchema, queuedMailSchema]);

/** @throws for an entry of another form */
export const readMail = ({ data }: Entry): Confirmation | QueuedMail => mailSchema.parse(data);

export const isConfirmation = (mail: Confirmation | QueuedMail): mail is Confirmation => 'request' in mail;

/** Notices of a mail; none of a confirmation, and of a damaged entry. */
export const countOfNotices = ({ data }: Entry): number => queuedMailSchema.safeParse(data).data?.items.length ?? 0;

const keyOfConfirmation = (request: string) => `confirmation ${request}`;

/** Confirmations are sent before other mails. */
export const storeConfirmation = (request: string, now: number): Change =>
  storeEntry('mail', newEntry(keyOfConfirmation(request), { request }, now, { rank: 0 }));

/** The changes that delete a request and its confirmation mail. */
export const removeRequest = (request: string): Change[] => [
  { in: 'requests', key: request, value: null },
  removeEntry('mail', keyOfConfirmation(request)),
];

/** Items of one mail: more notices are on the site. */
export const MAX_ITEMS = 200;

/** The mails about notices that wait. */
export async function waitingMails(records: Records): Promise<{ entry: Entry; mail: QueuedMail }[]> {
  const waiting: { entry: Entry; mail: QueuedMail }[] = [];
  for await (const page of records.pages(queueOf('mail'))) {
    for (const [key, value] of page) {
      const entry = readEntry(key, value)?.entry;
      const mail = entry && queuedMailSchema.safeParse(entry.data).data;
      if (entry && mail) waiting.push({ entry, mail });
    }
  }
  return waiting;
}

/** Adds items to the mails that wait and were not tried, else to new ones: a reader gets one mail for all that happened meanwhile. */
export class QueueWriter {
  readonly #waiting: Map<string, { entry: Entry; mail: QueuedMail }>;
  readonly #changed = new Map<string, Entry>();
  readonly #now: number;

  private constructor(waiting: Map<string, { entry: Entry; mail: QueuedMail }>, now: number) {
    this.#waiting = waiting;
    this.#now = now;
  }

  static async open(records: Records, now: number): Promise<QueueWriter> {
    const untouched = (await waitingMails(records)).filter(({ entry }) => isUntouched(entry));
    return new QueueWriter(new Map(untouched.map((each) => [`${each.mail.to} ${each.mail.isWeekly}`, each])), now);
  }

  add(to: string, { frequency }: Pick<Subscriber, 'frequency'>, item: MailItem): void {
    const isWeekly = frequency === 'weekly';
    const slot = `${to} ${isWeekly}`;
    const before = this.#waiting.get(slot);
    const mail: QueuedMail = { to, isWeekly, items: withItem(before?.mail.items ?? [], item) };
    const due = isWeekly ? nextWeekly(this.#now) : this.#now;
    const entry = { ...(before?.entry ?? newEntry(newId(), {}, this.#now, { due })), data: mail };
    this.#waiting.set(slot, { entry, mail });
    this.#changed.set(entry.key, entry);
  }

  get size(): number {
    return this.#changed.size;
  }

  changes(): Change[] {
    return [...this.#changed.values()].map((entry) => storeEntry('mail', entry));
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
