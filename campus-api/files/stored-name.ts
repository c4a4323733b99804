import { readdirSync } from 'node:fs';

const maxNameLength = 255;

/** Whether a name is allowed on the disk: bare, visible, without separators, parent steps, escapes or control characters. */
export function isStoredName(name: string): boolean {
  if (name === '' || Buffer.byteLength(name) > maxNameLength) return false;
  return !name.startsWith('.') && !name.includes('..') && !/[/\\%:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name);
}

/** The names of the stored files in a folder. @throws as the file system does */
export function storedNamesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && isStoredName(entry.name)).map((entry) => entry.name);
}

/** A stored name as clerks read it: without the time and the number with which those of uploads begin. */
export const nameOfUpload = (stored: string): string => stored.replace(/^\d{13}-(\d+-)?/, '');
