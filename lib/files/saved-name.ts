const LONGEST = 150;

// Control characters and those that turn the direction of writing, which can make an .exe look like a .pdf; and what paths are made of.
const UNSAFE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/gu;

/** The name a file is saved under: the one that is asked for, made harmless, with the ending of the stored file. */
export function savedName(asked: string | null, fileName: string): string {
  const clean = (asked ?? '')
    .toWellFormed()
    .replace(UNSAFE, ' ')
    .replace(/^[\s.]+|\s+$/g, '');
  if (!clean) return fileName;
  const ending = /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0] ?? '';
  const hasEnding = clean.toLowerCase().endsWith(ending.toLowerCase());
  const stem = hasEnding && ending ? clean.slice(0, -ending.length) : clean;
  return `${[...stem].slice(0, LONGEST).join('')}${ending}`;
}
