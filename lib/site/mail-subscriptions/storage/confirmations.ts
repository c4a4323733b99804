import 'server-only';
import { z } from 'zod';
import { readRecord } from '#lib/site/notifications/storage/stored-records.ts';
import type { MailChange, MailRecords } from './mail-records.ts';

/** A confirmation mail; `due` in epoch milliseconds. */
const confirmationSchema = z.object({ due: z.number(), tries: z.number() });

export type Confirmation = z.infer<typeof confirmationSchema>;

export const storeConfirmation = (request: string, confirmation: Confirmation): MailChange => ({
  in: 'confirmations',
  key: request,
  value: JSON.stringify(confirmation),
});

/** The confirmations that are due, by the id of their request, with their stored values. */
export async function dueConfirmations(records: MailRecords, now: number) {
  const due: { key: string; confirmation: Confirmation; value: string }[] = [];
  for await (const page of records.pages('confirmations')) {
    for (const [key, value] of page) {
      const confirmation = readRecord(confirmationSchema, value) ?? { due: 0, tries: 0 };
      if (confirmation.due <= now) due.push({ key, confirmation, value });
    }
  }
  return due.sort((a, b) => a.confirmation.due - b.confirmation.due);
}
