import { join } from 'node:path';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import { readChange } from '#campus-api/changes/change-log.ts';
import { hasPermission } from '#campus-api/model/permissions.ts';
import type { Visibility } from '#campus-api/model/times.ts';
import { RefusedError } from '#campus-api/validation/issue.ts';
import { type Draft, firstValue } from '../drafts/drafts.ts';
import { viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { failureProblems } from '../view/change-page.ts';
import type { View } from '../view/layout.ts';
import type { ReadableFile } from '../view/readable-part.ts';
import { publicationResult, type ResultName, reportAddress } from '../view/results.ts';
import { attachedFiles } from './attached-files.ts';
import { anchorAfter, applyAction } from './draft-actions.ts';
import type { DraftType, OpenDraft, ReadDraft } from './draft-type.ts';
import { formPage } from './form.ts';
import { differencesPart, type FormValue, formValues, recordValues } from './form-values.ts';
import { prepareAttachment } from './prepare-upload.ts';
import { type Editor, isGone, recordIdOf, revisionFields, sentForm, subjectOf } from './record-draft.ts';
import { recordPreview } from './record-preview.ts';
import type { RecordType } from './record-type.ts';
import { draftOfVersion } from './record-version.ts';
import type { SentForm } from './sent-form.ts';
import { recordSiteLink } from './site-link.ts';
import { visibilityOfRecord } from './times.ts';

/** The files of a form with their paths on the disk, for the preview. */
function readableFiles({ services, draft, before }: SentForm): ReadableFile[] {
  return attachedFiles(draft, before)
    .filter(({ isDropped }) => !isDropped)
    .map(({ key, label, added, texts }) => ({
      key,
      name: label,
      path: added ? services.drafts.pathOf(draft.id, added) : join(services.filesFolder, key),
      texts,
    }));
}

/** The drafts of a type of record, which are compared by the values of its form. */
export function recordDraftType(services: AdminServices, recordType: RecordType): DraftType<FormValue[]> {
  const editor: Editor = { services, recordType };
  const { name: kind, path, section, files, fields, remove, isPrivate = false } = recordType;
  const filesField = files?.field ?? '';
  const use = files?.accept === 'image/*' ? 'picture' : 'attachment';

  const open = (draft: Draft, view: View): OpenDraft<FormValue[]> => {
    const sent = sentForm(editor, view, draft);
    const id = recordIdOf(draft);
    const read = () => readRecord(editor, view, sent);
    return {
      isNew: id === null,
      isGone: isGone(sent),
      hasPreview: !isPrivate,
      revision: Number(firstValue(draft.fields, 'revision')),
      currentRevision: () => (id === null || isGone(sent) ? { record: [], revision: [] } : revisionFields(editor, id)),
      fileProblems: () => [],
      fileField: () => ({ field: filesField, label: recordType.labels(view.language)[filesField] ?? '' }),
      readable: () => readableFiles(sent),
      async inUnicode(session) {
        const names = await legacyFields(read(), session);
        return names.reduce((before, name) => applyAction(before, 'unicode', name) ?? before, draft);
      },
      read,
      preview: (session) => recordPreview(type, editor, session, view, draft),
      link: recordSiteLink(services, recordType, view, id),
    };
  };

  const type: DraftType<FormValue[]> = {
    services,
    kind,
    path,
    section,
    names: '[0-9]{1,15}',
    nameOf: (sent) => firstValue(sent, 'record'),
    addressOf: (page, name) => `${path}/${name}/${page}`,
    mayEdit: (account) => hasPermission(account, kind),
    files: files === undefined ? 'none' : files.isMultiple ? 'all' : 'one',
    descriptionField: recordType.descriptionField,
    takesPictures: () => files?.accept === 'image/*',
    prepare: async (folder, file) => recordType.prepare?.(folder, file) ?? prepareAttachment(folder, file, use),
    storedFields: (sent) =>
      Object.fromEntries(['record', 'revision', ...fields].map((field) => [field, sent[field] ?? []])),
    openedForm(sent) {
      const record = firstValue(sent, 'record');
      if (record === '') return { address: `${path}/new`, fields: {} };
      const stored = recordType.load(services, Number(record));
      if (stored === null) return null;
      const attached = {
        fileKey: stored.files.map((file) => file.stored),
        fileLabel: stored.files.map((file) => file.original),
      };
      return { address: `${path}/${record}/edit`, fields: { ...attached, ...stored.fields } };
    },
    labelOf: (c, _, field) => recordType.labels(viewOf(c).language)[field] ?? '',
    open,
    formPage: (c, session, draft, problems, conflict) => formPage(editor, c, session, draft, problems, conflict),
    press: (draft, verb, argument) => ({
      draft: applyAction(draft, verb, argument) ?? draft,
      query: '',
      anchor: anchorAfter(verb, argument, files?.field),
    }),
    subjectOf: (name) => (name === '' ? null : subjectOf(recordType, Number(name))),
    load(name, view) {
      const record = name === '' ? null : recordType.load(services, Number(name));
      return record && recordValues(editor, view, Number(name), record);
    },
    titleOf: (_, values) => values.find(({ text }) => text !== '')?.text ?? '',
    comparison: (_, view) => ({ differences: (before, after) => differencesPart(before ?? [], after ?? [], view) }),
    bringBack: (session, _, name, change) => draftOfVersion(editor, session, Number(name), change),
    remove: remove && ((campus, name) => remove(campus, [Number(name)])),
  };
  return type;
}

function readRecord({ services, recordType }: Editor, view: View, sent: SentForm): ReadDraft<FormValue[]> {
  const { problems, write } = recordType.read(sent);
  const { draft, before } = sent;
  const id = recordIdOf(draft);
  const labels = recordType.labels(view.language);
  return {
    problems,
    state: () => formValues({ services, recordType }, view, draft, before),
    labels: () => labels,
    failures: (error) => failureProblems(error, labels, view),
    async write(session, confirmation, checked) {
      const change = await services.change(session, confirmation, (campus) => write(campus, id, checked?.revision));
      return { change, report: (isApproved = false) => reportOf({ services, recordType }, id, change, isApproved) };
    },
  };
}

/** The address of the list, which shows the published record. */
function reportOf(
  { services, recordType }: Editor,
  id: number | null,
  change: ChangeResult<unknown>,
  isApproved: boolean,
): string {
  const list = recordType.section === 'committees' ? '/committees' : recordType.path;
  const record = id ?? recordOfChange(services, recordType, change.change);
  const visibility = record === null ? null : visibilityOfRecord(services, recordType, record);
  const isOnNoPage = record !== null && recordType.sitePage(services, record) === null;
  const result = isOnNoPage ? 'onNoPage' : resultOf(id === null, visibility);
  return reportAddress(list, publicationResult(result, isApproved), change, record);
}

/** The record of this type that a change wrote. */
function recordOfChange({ database }: AdminServices, { name }: RecordType, change: number | null): number | null {
  const records = change === null ? [] : (readChange(database, change)?.records ?? []);
  return records.find(({ kind }) => kind === name)?.id ?? null;
}

/** The result of publishing: not every published record is visible at once. */
function resultOf(isNew: boolean, visibility: Visibility | null): ResultName {
  if (visibility?.state === 'scheduled' || visibility?.state === 'over') return visibility.state;
  if (visibility?.state === 'withdrawn') return 'changedWithdrawn';
  return isNew ? 'published' : 'changed';
}

/** Names of the fields that were typed in Preeti or a similar font. */
async function legacyFields({ write }: ReadDraft<unknown>, session: AdminSession): Promise<string[]> {
  const issues = await write(session, { confirmed: false, dryRun: true }).then(
    ({ change }) => change.warnings,
    (error: unknown) => {
      if (error instanceof RefusedError) return error.issues;
      throw error;
    },
  );
  // A rank is a part of its seat.
  const names = issues.flatMap(({ code, field }) =>
    code === 'legacy-font' ? [field === 'seat' ? 'role' : field] : [],
  );
  return [...new Set(names)];
}
