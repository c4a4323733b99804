import 'server-only';
import { z } from 'zod';
import { openDatabase } from '#lib/platform/runtime/open-database.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';

/** How often a page was voted useful or not. `page` is the pattern of its address; of a page that the campus adds, its address. */
const feedbackCount = z.object({ page: z.string(), vote: z.enum(['yes', 'no']), count: z.number() });

export type FeedbackCount = z.infer<typeof feedbackCount>;

const TABLES =
  'CREATE TABLE IF NOT EXISTS answers (page TEXT, answer TEXT, count INTEGER, PRIMARY KEY (page, answer)) STRICT';

const feedback = () =>
  processSingleton('feedback-database', () => openDatabase(environment().dataDir, 'useful.db', TABLES));

/** Adds a vote; safe for several processes. @throws errors of SQLite */
export async function addFeedback(page: string, vote: FeedbackCount['vote']): Promise<void> {
  const { database, write } = feedback();
  const add = database.prepare('INSERT INTO answers VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1');
  await write(() => add.run(page, vote));
}

/** All votes. @throws errors of SQLite */
export function feedbackCounts(): FeedbackCount[] {
  const all = feedback()
    .database.prepare('SELECT page, answer AS vote, count FROM answers ORDER BY page, answer')
    .all();
  return z.array(feedbackCount).parse(all);
}
