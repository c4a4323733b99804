/** Characters of a name, ending included. */
const LONGEST = 150;

/** What a folder may not hold or would hide: separators, signs that Windows refuses, invisible and turning characters. */
const refused = /[<>:"/\\|?*\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

function split(name: string): [stem: string, ending: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= 10 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

/** Without halves of surrogate pairs: `toWellFormed`, which Chrome has from 111 and Firefox from 119 on. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

function clean(name: string): string {
  const bare = wellFormed(name)
    .normalize('NFC')
    .replace(refused, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const [stem, ending] = split(bare.replace(reserved, '_$1') || 'file');
  return wellFormed(stem.slice(0, LONGEST - ending.length)) + ending;
}

/** Names for the files of an archive, in order: safe to unpack anywhere, equal ones with ` (2)`, ` (3)` … */
export function entryNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [stem, ending] = split(clean(name));
    let entry = stem + ending;
    for (let copy = 2; taken.has(entry.toLowerCase()); copy++) entry = `${stem} (${copy})${ending}`;
    taken.add(entry.toLowerCase());
    return entry;
  });
}
