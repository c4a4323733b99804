import 'server-only';
import { z } from 'zod';
import { type MailPause, type MailSend, mailPauseSchema, mailSendSchema } from '#lib/platform/watch/mail-status.ts';
import { readIdSet, readRecord } from '#lib/site/notifications/storage/stored-records.ts';
import type { MailChange, MailRecords } from './mail-records.ts';

/** The ids of notices that are not new; null before the first round with a subscriber. */
export async function readAnnouncedIds(records: MailRecords): Promise<Set<string> | null> {
  return readIdSet(await records.get('state', 'announced'));
}

export const storeAnnouncedIds = (ids: readonly string[] | null): MailChange => ({
  in: 'state',
  key: 'announced',
  value: ids && JSON.stringify(ids),
});

/** Why nothing is sent at present; null while mails are sent. */
export async function readPause(records: MailRecords): Promise<MailPause | null> {
  return readRecord(mailPauseSchema, await records.get('state', 'pause'));
}

export const storePause = (pause: MailPause | null): MailChange => ({
  in: 'state',
  key: 'pause',
  value: pause && JSON.stringify(pause),
});

/** The last sends and failures that the admin shows, the newest first. */
const MAX_SENDS = 30;

export async function readSends(records: MailRecords): Promise<MailSend[]> {
  return readRecord(z.array(mailSendSchema), await records.get('state', 'sends')) ?? [];
}

export async function addSend(records: MailRecords, send: MailSend): Promise<MailChange> {
  const sends = [send, ...(await readSends(records))].slice(0, MAX_SENDS);
  return { in: 'state', key: 'sends', value: JSON.stringify(sends) };
}
