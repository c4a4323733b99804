import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { FileSource } from '#campus-api/imports/plan/file-reasons.ts';
import type { Localized } from '#content/locale.ts';
import { folderSource, type MediaFile, noSource } from '#packages/site-import/files/index.ts';
import { decoded } from '#packages/site-import/network/index.ts';

/** The files that rows name in their cells. */
export interface TableFiles extends FileSource {
  /** The files of a cell: paths below the folder, or names that occur once in it. */
  find(cell: string): MediaFile[];
  /** All files, by their paths below the folder. */
  paths: ReadonlySet<string>;
}

const ambiguous: Localized = {
  en: 'several folders have a file of this name; write its folder as well: 2080/result.pdf',
  ne: 'यस नामको फाइल धेरै फोल्डरमा छ; फोल्डरसहित लेख्नुहोस्: 2080/result.pdf',
};
/** Files that systems leave in folders. */
const SYSTEM_FILE = /^(?:\.|thumbs\.db$|desktop\.ini$)/i;

export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name);

/** Files by their paths below a folder, in any letter case; `source` locates them by these paths. */
export function createTableFiles(paths: readonly string[], source: FileSource): TableFiles {
  const byPath = new Map(paths.map((path) => [spellingOf(path), path]));
  const byName = Map.groupBy(paths, (path) => spellingOf(basename(path)));
  const exact = new Set(paths);
  const severalPaths = new Set<string>();

  const pathOf = (entered: string): string | null => {
    const isElsewhere = ELSEWHERE.test(entered);
    const slashed = entered.replaceAll('\\', '/');
    const path = isElsewhere ? nameAtEnd(slashed) : slashed.replace(/^(?:\.?\/)+/, '');
    if (exact.has(path)) return path;
    const named = byName.get(spellingOf(basename(path))) ?? [];
    const [only, other] = path.includes('/') ? [] : named;
    if (other !== undefined) severalPaths.add(entered);
    return byPath.get(spellingOf(path)) ?? (other === undefined ? (only ?? null) : null);
  };
  const toFile = (entered: string): MediaFile => {
    const path = pathOf(entered) ?? entered;
    return { path, url: path, name: basename(path).normalize('NFC') };
  };
  /** Names may contain the separators. */
  const split = (text: string, [separator, ...others]: readonly RegExp[]): string[] =>
    separator === undefined || pathOf(text) !== null
      ? [text]
      : text
          .split(separator)
          .map((part) => part.trim())
          .filter(Boolean)
          .flatMap((part) => split(part, others));
  return {
    paths: exact,
    find: (cell) => (cell.trim() === '' ? [] : split(cell.trim(), [/[\n;|]+/, /,+/]).map(toFile)),
    locate: (file) => (severalPaths.has(file.path) ? { problem: ambiguous } : source.locate(file)),
  };
}

/** No files: those of the rows are left out and named. */
export const noFiles = createTableFiles([], noSource);

/** The files of a folder and of the folders in it. */
export function folderFiles(folder: string): TableFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  return createTableFiles(paths, folderSource(folder));
}

const spellingOf = (path: string) => path.normalize('NFC').toLowerCase();

/** Web addresses, as old sites list their files, and paths of the computer of a clerk. */
const ELSEWHERE = /^(?:https?:|file:|[a-z]:[\\/]|\\\\)/i;

/** The name at the end of an address. */
function nameAtEnd(address: string): string {
  return decoded(
    basename(/^(?:https?|file):/i.test(address) && URL.canParse(address) ? new URL(address).pathname : address),
  );
}
