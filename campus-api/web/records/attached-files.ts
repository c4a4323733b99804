import type { FileTexts } from '#campus-api/database/values.ts';
import type { AttachmentForm } from '#campus-api/files/arrange-files.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Draft } from '../drafts/drafts.ts';
import { sizeText } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { textFields, textsOf } from './file-texts.ts';
import type { ExistingRecord, SentForm } from './sent-form.ts';

/** Fields of the attached files that a draft stores: the files to delete, all files in their order with their names, and corrected texts. */
export const attachmentFields = ['dropFile', 'fileKey', 'fileLabel', ...textFields] as const;

/** An attached file of the record or of the draft. `key`: its stored name, or its key in the draft. */
interface AttachedFile {
  key: string;
  original: string;
  /** The name as entered. */
  label: string;
  isDropped: boolean;
  added: Draft['files'][number] | null;
  /** Corrected texts of its pages. */
  texts: FileTexts;
}

/** All attached files in the order of the form; new ones follow. */
export function attachedFiles(draft: Draft, before: ExistingRecord | null): AttachedFile[] {
  const { fields, files } = draft;
  const keys = fields.fileKey ?? [];
  const rank = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  const labelOf = (key: string) => fields.fileLabel?.[keys.indexOf(key)];
  const existing = (before?.files ?? []).map(({ stored, original, texts }) => {
    const isDropped = fields.dropFile?.includes(original) ?? false;
    const label = labelOf(stored) ?? original;
    return { key: stored, original, label, isDropped, added: null, texts: textsOf(draft, stored, texts) };
  });
  const added = files.map((file) => {
    const { key, name } = file;
    const label = labelOf(key) ?? name;
    return { key, original: name, label, isDropped: false, added: file, texts: textsOf(draft, key) };
  });
  return [...existing, ...added].sort((a, b) => rank(a.key) - rank(b.key));
}

/** The requested change of the attached files. */
export function attachmentForm({ draft, before, files }: SentForm): AttachmentForm {
  const all = attachedFiles(draft, before).map((file) => {
    const path = files[draft.files.findIndex(({ key }) => key === file.added?.key)]?.path;
    return { ...file, id: path ?? file.key };
  });
  const corrected = new Set(draft.fields.textFile);
  const remaining = all.filter(({ isDropped }) => !isDropped);
  return {
    file: files,
    dropFile: all.flatMap(({ isDropped, original }) => (isDropped ? original : [])),
    rename: remaining.flatMap(({ id, label, original }) => (label === original ? [] : { file: id, name: label })),
    order: remaining.map(({ id }) => id),
    texts: remaining.flatMap(({ id, key, texts }) => (corrected.has(key) ? { file: id, texts } : [])),
  };
}

/** The draft with one file moved by `step` positions. */
export function moveFile(draft: Draft, key: string, step: 1 | -1): Draft {
  const keys = draft.fields.fileKey ?? [];
  const from = keys.indexOf(key);
  const to = from + step;
  if (from < 0 || to < 0 || to >= keys.length) return draft;
  const move = (list: readonly string[]) => list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? '');
  const fields = { ...draft.fields, fileKey: move(keys), fileLabel: move(draft.fields.fileLabel ?? []) };
  return { ...draft, fields };
}

/** The mark of a file that is removed with the publication. The field is within the row, which the script of the form updates. */
export const droppedMark = ({ messages: { editing } }: View, original: string): Html =>
  html`<span class="tag warn">${editing.willGo}</span><input type="hidden" name="dropFile" value="${original}">`;

/** The rows of the attached files: each with its name for visitors, and buttons that move or remove it. */
export function attachmentRows(view: View, path: string, draft: Draft, before: ExistingRecord | null): Html {
  const { messages, language } = view;
  const { editing } = messages;
  const files = attachedFiles(draft, before);
  const texts = textFields.flatMap((name) => (draft.fields[name] ?? []).map((value) => [name, value] as const));
  return html`${texts.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${files.map(
    ({ key, original, label, isDropped, added }, index) => {
      const of = (text: string) => fillIn(text, { name: original }, language);
      const button = (action: string, text: string, name: string) =>
        html`<button name="do" value="${action}" formnovalidate aria-label="${name}">${text}</button>`;
      const href = added ? `${path}/drafts/${draft.id}/files/${key}` : `/stored/${encodeURIComponent(key)}`;
      const remove = added
        ? button(`remove:${key}`, editing.removeFile, of(editing.removeFileOf))
        : isDropped
          ? button(`restore:${original}`, editing.bringBack, `${editing.bringBack}: ${original}`)
          : button(`drop:${original}`, editing.removeFile, of(editing.removeFileOf));
      return html`<li data-key="${key}"><input type="hidden" name="fileKey" value="${key}"><div><a href="${href}">${original}</a>${added && html` <span class="soft">${sizeText(added.size, language)}</span>`}
${isDropped ? html` ${droppedMark(view, original)}<input type="hidden" name="fileLabel" value="${label}">` : html`<input name="fileLabel" value="${label}" aria-label="${of(editing.fileNameOf)}" autocomplete="off">`}</div>
<div class="tools">${index > 0 && button(`file-up:${key}`, editing.up, of(editing.upOf))}${index < files.length - 1 && button(`file-down:${key}`, editing.down, of(editing.downOf))}${remove}</div></li>`;
    },
  )}`;
}
