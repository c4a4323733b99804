import { mapTexts, textsIn } from '#lib/platform/i18n/texts-in.ts';
import { isStoredName } from './stored-name.ts';

/** A reference to a stored file: the whole text, or the target of a link in it. */
const reference = /(^|\]\()\/files\/([^/?#)]+)/g;

/** Names of the stored files that a JSON value references by `/files/NAME`, each once. */
export function referencedFiles(value: unknown): string[] {
  const names = textsIn(value).flatMap((text) => [...text.matchAll(reference)].map(([, , name = '']) => decoded(name)));
  return [...new Set(names)].filter(isStoredName).sort();
}

/** A JSON value that references the same files by their new names. */
export function renameReferences(value: unknown, names: ReadonlyMap<string, string>): unknown {
  return mapTexts(value, (text) =>
    text.replace(reference, (unchanged, before: string, name: string) => {
      const stored = names.get(decoded(name));
      return stored === undefined ? unchanged : `${before}/files/${encodeURIComponent(stored)}`;
    }),
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
