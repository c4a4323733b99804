import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { FileChoice } from '#campus-api/imports/job/collect-files.ts';
import { noImportChoices } from '#campus-api/imports/job/import-state.ts';
import type { Imports } from '#campus-api/imports/job/imports.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { receiveForm, type Upload } from '#campus-api/web/drafts/uploads.ts';
import { type AdminContext, viewOf } from '#campus-api/web/requests/context.ts';
import { requireToken } from '#campus-api/web/requests/form.ts';
import { type FormProblem, uploadProblem, uploadProblemText } from '#campus-api/web/view/change-page.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { MAX_EXPORT_BYTES } from '#packages/site-import/files/index.ts';
import { importTexts } from './messages.ts';
import { inputs, MAX_EXPORT_MEGABYTES } from './start-page.ts';

/** Size limit of a ZIP file of the folder of uploads. */
const MAX_ARCHIVE_GIGABYTES = 16;

/** Sources of which files are uploaded. */
const uploadSources = ['wordpress-export', 'notices-table', 'publications-table', 'albums'] as const;
/** The main field of the form of each, and the message if it is empty. */
const forms = {
  'wordpress-export': { field: 'export', missing: 'noFile' },
  'notices-table': { field: 'table', missing: 'noTable' },
  'publications-table': { field: 'table', missing: 'noTable' },
  albums: { field: 'albums', missing: 'noAlbums' },
} as const;

/** Stores the uploaded files in the folder of an import and begins its plan; the problems of a form that is not accepted, whose files are deleted. */
export async function receiveImport(
  c: AdminContext,
  session: AdminSession,
  { id, imports }: { id: string; imports: Imports },
): Promise<FormProblem[]> {
  const view = viewOf(c);
  const texts = importTexts[view.language];
  const folder = imports.folders.folderOf(id);
  const reject = (field: string, text: string) => {
    rmSync(folder, { recursive: true, force: true });
    return [{ field, text }];
  };
  let upload: Upload;
  try {
    // Before the first file: nobody sends gigabytes in vain.
    if (imports.findOpen() !== null) return reject('', texts.otherOpen);
    const limits = { maxFileBytes: MAX_ARCHIVE_GIGABYTES * 1024 ** 3 };
    upload = await receiveForm(c.req.raw, folder, (sent) => requireToken(session, sent), limits);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const name = uploadProblem(error);
    if (name === null) throw error;
    return [{ field: 'export', text: uploadProblemText(name, view) }];
  }
  const stored = (input: string) =>
    upload.files
      .filter(({ field }) => field === input)
      .map(({ key, name, size }) => ({ path: join(key, name), name, size }));
  const source = uploadSources.find((name) => name === firstValue(upload.fields, 'source')) ?? 'wordpress-export';
  const [file] = stored(inputs.export);
  const archives = stored(inputs.archives);
  const tooLarge = file && file.size > MAX_EXPORT_BYTES ? file.name : upload.tooLarge[0];
  if (tooLarge !== undefined) {
    const values = { file: tooLarge, most: MAX_EXPORT_MEGABYTES, archive: MAX_ARCHIVE_GIGABYTES };
    return reject(forms[source].field, fillIn(texts.tooLarge, values, view.language));
  }
  if (source === 'albums' ? archives.length === 0 : file === undefined)
    return reject(forms[source].field, texts[forms[source].missing]);
  const wantsDownload = firstValue(upload.fields, 'download') !== '';
  const files: FileChoice = archives.length > 0 ? 'archive' : wantsDownload ? 'download' : 'none';
  const plain = ({ path, name }: { path: string; name: string }) => ({ path, name });
  const isCreated = imports.create({
    id,
    by: session.account.userName,
    source,
    address: '',
    files: file === undefined ? [] : [plain(file)],
    archives: archives.map(plain),
    choices: { ...noImportChoices, files },
  });
  return isCreated ? [] : reject('', texts.otherOpen);
}
