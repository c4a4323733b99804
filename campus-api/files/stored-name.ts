const longestName = 255;

/** Whether a name may reach the disk: bare, visible, without separators, parent steps, escapes or control characters. */
export function isStoredName(name: string): boolean {
  if (name === '' || Buffer.byteLength(name) > longestName) return false;
  return !name.startsWith('.') && !name.includes('..') && !/[/\\%:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name);
}
