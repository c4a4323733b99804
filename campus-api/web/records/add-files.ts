import { join } from 'node:path';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { DraftFile } from '../drafts/drafts.ts';
import type { DraftType } from './draft-type.ts';

/** A file that a draft does not take: its name, the reason, and the field for which it was chosen. */
export interface RejectedFile {
  name: string;
  code: string;
  /** Values of the text of the code, besides the name. */
  values?: Readonly<Record<string, string | number>>;
  field: string | undefined;
}

/** Prepares files in their folders of a draft; one that fails does not affect others. */
export async function prepareFiles({ prepare }: DraftType, folder: string, files: readonly DraftFile[]) {
  const prepared = await Promise.all(files.map((file) => prepare(join(folder, file.key), file)));
  const rejected = prepared.map((file, at): RejectedFile | null =>
    'code' in file
      ? { name: files[at]?.name ?? '', code: file.code, values: file.values, field: files[at]?.field }
      : null,
  );
  return {
    files: prepared.flatMap((file) => ('code' in file ? [] : file)),
    rejected: rejected.filter((file) => file !== null),
  };
}

/** Adds files to a draft, each once. */
export function addFiles(
  { services: { drafts }, files: limit }: DraftType,
  session: AdminSession,
  id: string,
  files: readonly DraftFile[],
  order: number,
): void {
  // Files arrive two at a time: the draft is read after the upload, not before.
  const draft = drafts.read(session.account.id, id);
  if (!draft) throw new HTTPException(404);
  const isStored = ({ key, name }: DraftFile) =>
    draft.files.some((file) => file.key === key || (file.order === order && file.name === name));
  const added = files.filter((file) => !isStored(file)).map((file) => ({ ...file, order }));
  if (added.length === 0) return;
  const all = [...draft.files, ...added].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  drafts.save(session.account.id, {
    ...draft,
    files: limit === 'none' ? [] : limit === 'one' ? all.slice(-1) : all,
  });
}

/** The rejected files as parts of an address, for `listedProblems`. */
export const rejectedParts = (rejected: readonly RejectedFile[]): [name: string, value: string][] => [
  ...rejected.map(({ name, code, values }): [string, string] => {
    const texts = Object.entries({ ...values, file: name, code }).map(([key, value]) => [key, String(value)]);
    return ['odd', new URLSearchParams(texts).toString()];
  }),
  ...rejected.slice(0, 1).flatMap(({ field }): [string, string][] => (field === undefined ? [] : [['of', field]])),
];
