import 'server-only';
import { z } from 'zod';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import type { Announcement } from '#lib/site/outbox/announcements.ts';
import { type Change, type Records, readRecord } from '#lib/site/outbox/storage/stored-records.ts';
import { isAdDate } from '#packages/nepali/calendar/index.ts';
import { type NoticeToMatch, noticeToMatch } from '../matching/reasons.ts';
import { TTL_SECONDS } from '../subscriptions/push-services.ts';

/** A notice in the messages of a day; `text`: its whole text, where the title is not; `at`: the time of its detection, in epoch milliseconds. */
const pushedSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().optional(),
  lastDate: z.string().refine(isAdDate).nullable(),
  departments: z.array(z.string()),
  at: z.number(),
});

export type PushedAnnouncement = z.infer<typeof pushedSchema>;

/** Every announcement that is stored. */
export async function allAnnouncements(records: Records): Promise<PushedAnnouncement[]> {
  const all: PushedAnnouncement[] = [];
  for await (const page of records.pages('announcements'))
    all.push(...page.map(([, value]) => readRecord(pushedSchema, value)).filter((one) => one !== null));
  return all;
}

export function storeAnnouncement({ notice, departments, detectedAt }: Announcement): Change {
  const { id, description, lastDate } = notice;
  const title = noticeTitle(description);
  const text = title === description ? {} : { text: description };
  const value = JSON.stringify({ id, title, ...text, lastDate, departments, at: detectedAt });
  return { in: 'announcements', key: id, value };
}

/** Whether a notice is still announced: as long as push services store a message; longer to subscribers who had to wait (`write-message.ts`). */
export const isStillAnnounced = ({ at }: Pick<PushedAnnouncement, 'at'>, now: number): boolean =>
  now - at < TTL_SECONDS * 1000;

/** An announcement to compare with the choices of readers. */
export const toMatch = ({ id, title, text, departments, at }: PushedAnnouncement): NoticeToMatch =>
  noticeToMatch({ id, text: text ?? title, departments, detectedAt: at });
