import type { FileTexts, StoredFile } from '#campus-api/database/values.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { endingOf } from '#packages/site-import/content/file-name.ts';
import type { UploadedFile } from './check-file.ts';
import { dropFiles } from './read-attachments.ts';

/** Changes of the files that are attached to a record; undefined fields are unchanged. */
export interface AttachmentForm {
  file?: readonly UploadedFile[] | undefined;
  /** Names of attached files to delete, as visitors see them. */
  dropFile?: readonly string[] | undefined;
  /** New names for visitors. A file is identified by its name or its stored name, a new one by its path. */
  rename?: readonly { file: string; name: string }[] | undefined;
  /** Corrected texts of pages, each replacing all earlier ones of its file. */
  texts?: readonly { file: string; texts: FileTexts }[] | undefined;
  /** Files in their new order; the others follow. */
  order?: readonly string[] | undefined;
}

const MAX_NAME_LENGTH = 200;
/** Characters of a corrected page; a full page of small print has a third. */
const MAX_PAGE_TEXT = 20_000;

/** The files of a record after the change; `added` are the prepared new ones. Adds impossible changes to `issues`. */
export function arrangeFiles(
  issues: Issues,
  record: string,
  { before, added }: { before: readonly StoredFile[]; added: readonly StoredFile[] },
  { file = [], dropFile = [], rename = [], order = [], texts = [] }: AttachmentForm,
): StoredFile[] {
  const all = [
    ...dropFiles(issues, 'dropFile', record, before, dropFile).map((each) => ({ ...each, path: '' })),
    ...added.map((each, index) => ({ ...each, path: file[index]?.path ?? '' })),
  ];
  const find = (field: string, key: string) => {
    const name = key.normalize('NFC');
    const match =
      all.find(({ stored, path }) => key === stored || key === path) ?? all.find((each) => each.original === name);
    if (!match) issues.error(field, 'file-not-attached', { record, file: key });
    return match;
  };
  const names = new Map(rename.map(({ file: key, name }) => [find('rename', key), name]));
  const corrected = new Map(texts.map((each) => [find('file', each.file), each.texts]));
  const ordered = order.map((key) => find('order', key)).filter((each) => each !== undefined);
  const used = new Set(all.flatMap((each) => (names.has(each) || each.path ? [] : each.original)));
  return [...new Set([...ordered, ...all])].map((each) => {
    const { stored, original, path } = each;
    const name = names.get(each);
    const requested = name === undefined ? original : readFileName(issues, name, original);
    const pages = corrected.get(each) ?? each.texts ?? {};
    for (const [page, text] of Object.entries(pages)) {
      if (text.length > MAX_PAGE_TEXT)
        issues.error('file', 'page-text-too-long', { file: original, page, most: MAX_PAGE_TEXT });
    }
    return {
      stored,
      original: path || requested !== original ? uniqueName(requested, used) : original,
      ...(Object.keys(pages).length > 0 && { texts: pages }),
    };
  });
}

/** A name for visitors: without a folder, with the extension of the file. */
function readFileName(issues: Issues, entered: string, original: string): string {
  const ending = endingOf(original);
  const text = entered
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const isComplete = ending === '' || endingOf(text) === ending;
  const name = isComplete ? text : `${text}.${ending}`;
  if (text === '' || name === `.${ending}`) issues.error('file', 'file-name-missing', { file: original });
  if (/[/\\]/.test(text)) issues.error('file', 'file-name-folder', { file: text });
  if (name.length > MAX_NAME_LENGTH) issues.error('file', 'file-name-too-long', { file: text, most: MAX_NAME_LENGTH });
  return name;
}

/** The name, or with a number if another file has it: `Routine (2).pdf`. */
function uniqueName(name: string, used: Set<string>): string {
  const ending = endingOf(name);
  const base = ending ? name.slice(0, -ending.length - 1) : name;
  let unique = name;
  for (let number = 2; used.has(unique); number += 1) unique = `${base} (${number})${ending && `.${ending}`}`;
  used.add(unique);
  return unique;
}
