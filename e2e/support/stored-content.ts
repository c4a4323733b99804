import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Makes the content that a site stores in its data folder as old as if it had been fetched at this time. */
export function ageStoredContent(dataDir: string, time: Date): void {
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    if (entry.name.endsWith('.json')) utimesSync(join(entry.parentPath, entry.name), time, time);
  }
}
