import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '#lib/platform/runtime/write-atomically.ts';
import { readJsonFile } from './json-file.ts';

// Files of `DATA_DIR/mail` by which the site, which sends mails to subscribers, and the admin exchange their state.

const time = z.number();

/** `by`: a person in the admin (`name`), or the site itself, as the mail server rejected many addresses in a row. `since` in epoch milliseconds. */
export const mailPauseSchema = z.object({ by: z.enum(['admin', 'rejections']), name: z.string(), since: time });
export type MailPause = z.infer<typeof mailPauseSchema>;

/**
 * The result of a mail, without its recipient. `given-up`: not accepted for days; `imported`: many notices appeared at once, and none was
 * mailed; `count`: notices. `reason`: the reply of the mail server, without addresses.
 */
export const mailSendSchema = z.object({
  at: time,
  result: z.enum(['sent', 'rejected', 'later', 'given-up', 'imported']),
  count: z.number(),
  reason: z.string().nullable(),
});
export type MailSend = z.infer<typeof mailSendSchema>;

const statusSchema = z.object({
  at: time,
  from: z.string(),
  rate: z.number(),
  /** Seconds from a publication to its mails. */
  delay: z.number().default(120),
  subscribers: z.number(),
  requests: z.number(),
  waiting: z.number(),
  pause: mailPauseSchema.nullable(),
  /** Since when the mail server has not accepted mails, and why; null while it does. */
  server: z.object({ since: time, reason: z.string() }).nullable(),
  sends: z.array(mailSendSchema),
});

/** The state of the mails to subscribers. */
export type MailStatus = z.infer<typeof statusSchema>;

const wishSchema = z.object({ isPaused: z.boolean(), name: z.string(), at: time });

const fileIn = (dataDir: string, name: 'status' | 'wish') => join(dataDir, 'mail', `${name}.json`);

/** Null where the site sends no mails to subscribers, and for a damaged file. */
export const readMailStatus = (dataDir: string): MailStatus | null =>
  readJsonFile(statusSchema, fileIn(dataDir, 'status'));

/** @throws errors of the file system */
export const writeMailStatus = (dataDir: string, status: MailStatus): Promise<void> =>
  writeAtomically(fileIn(dataDir, 'status'), `${JSON.stringify(status)}\n`);

/** Removes the state of mails that are no longer sent. @throws errors of the file system */
export const removeMailStatus = (dataDir: string): void => rmSync(fileIn(dataDir, 'status'), { force: true });

/** The wish of the admin: that mails wait, or that they are sent. */
export const readPauseWish = (dataDir: string) => readJsonFile(wishSchema, fileIn(dataDir, 'wish'));

/** @throws errors of the file system */
export const writePauseWish = (dataDir: string, wish: z.infer<typeof wishSchema>): Promise<void> =>
  writeAtomically(fileIn(dataDir, 'wish'), JSON.stringify(wish));
