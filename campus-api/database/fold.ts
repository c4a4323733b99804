import type { DatabaseSync } from 'node:sqlite';

/** Text for comparison in search: NFC in lower case, independent of the host's locale. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Registers `fold` in SQLite, whose `lower()` and `LIKE` handle only ASCII. */
export function registerFold(database: DatabaseSync): void {
  database.function('fold', { deterministic: true, directOnly: true }, (text) => fold(String(text)));
}
