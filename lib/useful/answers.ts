import 'server-only';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { environment } from '@/lib/environment';
import { processWide } from '../campus/process-wide.ts';

/** How often a page was called useful, or not. `page` is its address without what varies. */
const countedAnswer = z.object({ page: z.string(), answer: z.enum(['yes', 'no']), count: z.number() });

export type CountedAnswer = z.infer<typeof countedAnswer>;

/** Milliseconds to wait for another process that writes. */
const LOCKED_MS = 200;

function open(): DatabaseSync {
  const { dataDir } = environment();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'useful.db'), { timeout: LOCKED_MS });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS answers (page TEXT, answer TEXT, count INTEGER, PRIMARY KEY (page, answer)) STRICT`);
  return database;
}

const database = () => processWide('what visitors find useful', open);

/** Adds one; several processes may. @throws as SQLite does */
export function countAnswer(page: string, answer: CountedAnswer['answer']): void {
  database()
    .prepare('INSERT INTO answers VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1')
    .run(page, answer);
}

/** All that were ever given. @throws as SQLite does */
export function countedAnswers(): CountedAnswer[] {
  return z
    .array(countedAnswer)
    .parse(database().prepare('SELECT page, answer, count FROM answers ORDER BY page, answer').all());
}
