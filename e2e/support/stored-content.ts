import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Sets the age of the content stored in a site's data folder, as if fetched at this time. */
export function ageStoredContent(dataDir: string, time: Date): void {
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    if (entry.name.endsWith('.json')) utimesSync(join(entry.parentPath, entry.name), time, time);
  }
}
