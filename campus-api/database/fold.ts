import type { DatabaseSync } from 'node:sqlite';

/** Text as search compares it: composed, and in small letters whatever the host's language. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Teaches SQLite `fold`: its own `lower()` and `LIKE` know ASCII only. */
export function registerFold(database: DatabaseSync): void {
  database.function('fold', { deterministic: true, directOnly: true }, (text) => fold(String(text)));
}
