import 'server-only';
import { z } from 'zod';
import { environment } from '#lib/runtime/environment/index.ts';
import { openDatabase } from '#lib/runtime/open-database.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';

/** How often a page was called useful, or not. `page` is its address without what varies. */
const countedAnswer = z.object({ page: z.string(), answer: z.enum(['yes', 'no']), count: z.number() });

export type CountedAnswer = z.infer<typeof countedAnswer>;

const TABLES =
  'CREATE TABLE IF NOT EXISTS answers (page TEXT, answer TEXT, count INTEGER, PRIMARY KEY (page, answer)) STRICT';

const answers = () =>
  processSingleton('what visitors find useful', () => openDatabase(environment().dataDir, 'useful.db', TABLES));

/** Adds one; several processes may. @throws as SQLite does */
export async function countAnswer(page: string, answer: CountedAnswer['answer']): Promise<void> {
  const { database, write } = answers();
  const add = database.prepare('INSERT INTO answers VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1');
  await write(() => add.run(page, answer));
}

/** All that were ever given. @throws as SQLite does */
export function countedAnswers(): CountedAnswer[] {
  const all = answers().database.prepare('SELECT page, answer, count FROM answers ORDER BY page, answer').all();
  return z.array(countedAnswer).parse(all);
}
