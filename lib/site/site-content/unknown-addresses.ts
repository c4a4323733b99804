import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import { openDatabase } from '#lib/platform/runtime/open-database.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';

/** Number of stored addresses: the most frequent ones, and the newest ones, which random addresses therefore cannot crowd out. */
export const MAX_UNKNOWN = 500;
const NEWEST = 100;
const FLUSH_MS = 5000;

/** `day`: of the last request. Nothing about visitors is stored. The admin reads the table too (`campus-api/records/redirect/unknown.ts`). */
const TABLES =
  'CREATE TABLE IF NOT EXISTS unknown_addresses (address TEXT PRIMARY KEY, count INTEGER NOT NULL, day TEXT NOT NULL) STRICT';

const store = () =>
  processSingleton('unknown-addresses', () => ({
    counts: new Map<string, number>(),
    timer: null,
    open: () => openDatabase(environment().dataDir, 'unknown-addresses.db', TABLES),
    opened: null,
  }));

/** Counts a request for an address that the site does not have (`countedAddress`): in memory, and after some seconds in `DATA_DIR`. */
export function countUnknownAddress(address: string): void {
  const state = store();
  const count = state.counts.get(address);
  if (count === undefined && state.counts.size >= MAX_UNKNOWN) return;
  state.counts.set(address, (count ?? 0) + 1);
  state.timer ??= setTimeout(() => void flushUnknownAddresses(), FLUSH_MS).unref();
}

/** Writes the counts of this process. A failure is logged, and its counts are lost. */
export async function flushUnknownAddresses(): Promise<void> {
  const state = store();
  const counts = [...state.counts];
  state.counts.clear();
  if (state.timer) clearTimeout(state.timer);
  state.timer = null;
  try {
    state.opened ??= state.open();
    const { database, write } = state.opened;
    const add = database.prepare(
      `INSERT INTO unknown_addresses VALUES (:address, :count, :day)
       ON CONFLICT DO UPDATE SET count = count + :count, day = :day`,
    );
    const shorten = database.prepare(
      `DELETE FROM unknown_addresses WHERE
         address NOT IN (SELECT address FROM unknown_addresses ORDER BY count DESC, day DESC LIMIT :frequent)
         AND rowid NOT IN (SELECT rowid FROM unknown_addresses ORDER BY rowid DESC LIMIT :newest)`,
    );
    const day = nepalDate(new Date());
    await write(() => {
      for (const [address, count] of counts) add.run({ address, count, day });
      shorten.run({ frequent: MAX_UNKNOWN - NEWEST, newest: NEWEST });
    });
  } catch (error) {
    log.warn({ err: error }, 'unknown addresses cannot be stored in DATA_DIR');
  }
}
