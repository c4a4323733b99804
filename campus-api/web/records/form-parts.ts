import { inUnicode, isTypedInLegacyFont } from '#campus-api/validation/to-unicode.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { DRAFT_FILE, type Draft, firstValue } from '../drafts/drafts.ts';
import type { FormProblem } from '../view/change-page.ts';
import { chooserText, dateField, sizeText } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { attachmentRows, droppedMark } from './attached-files.ts';
import { libraryButton } from './form-bar.ts';
import type { ExistingRecord } from './sent-form.ts';

interface Control {
  name: string;
  label: string;
  hint?: string | Html;
  /** Others are marked as required: a text with a language in at least one of both. */
  isOptional?: boolean;
  /** The language of its text. */
  lang?: Locale;
}

/** The controls of a form, each with its value and its problem. */
export interface FormParts {
  /** `list`: the id of a list to choose from; `maxLetters`: a counter shows how many are entered. */
  line(control: Control & { type?: 'text' | 'url' | 'email'; list?: string; maxLetters?: number | undefined }): Html;
  /** `tools`: buttons above the text; `isPlain`: lines are not wrapped, as those of a table. */
  lines(control: Control & { rows?: number; tools?: Html; isPlain?: boolean }): Html;
  choice(control: Control & { options: readonly (readonly [string, string])[]; none?: string }): Html;
  checks(control: Control & { options: readonly (readonly [string, string])[] }): Html;
  date(control: Control & { hint?: string } & { years: { past: number; future: number } }): Html;
  /** A file input, and the files of the record and the draft. */
  files(control: Control & { accept?: string; isMultiple: boolean; hidesBefore?: boolean }): Html;
  /** A control of the record type itself; `text`: what it shows, for comparisons. */
  own(control: Pick<Control, 'name' | 'label'>, text: string, content: Html): Html;
  problem(name: string): string | undefined;
  /** Whether the control has a value. */
  isFilled(name: string): boolean;
  /** The attribute that focuses the first invalid control. */
  autofocus(name: string): Html;
  /** For a text typed in Preeti or a similar font: its Unicode, and a button that replaces it. */
  unicodeButton(name: string): Html | '';
}

/** The mark of a required control behind its label. */
export const requiredMark = ({ messages }: View, { isOptional, lang }: Pick<Control, 'isOptional' | 'lang'>) =>
  !isOptional && html` <span class="soft">${lang ? messages.requiredOnce : messages.required}</span>`;

/** `focused` is the name of the field that gets the focus. */
export function formParts(
  view: View,
  path: string,
  draft: Draft,
  before: ExistingRecord | null,
  problems: FormProblem[],
  focused: string | null,
): FormParts {
  const { messages, language } = view;
  const { fields, files: added, id } = draft;
  const problem = (name: string) => problems.find(({ field }) => field === name)?.text;
  const mark = (control: Control) => requiredMark(view, control);
  const autofocus = (name: string) => (name === focused ? html` autofocus` : html``);
  const notes = ({ name, hint }: Control) =>
    html`${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}${problem(name) && html`<p class="problem" id="${name}-problem">${problem(name)}</p>`}`;
  const described = ({ name, hint, lang, isOptional }: Control) => {
    const ids = [hint && `${name}-hint`, problem(name) && `${name}-problem`].filter(Boolean).join(' ');
    return html`${lang && html` lang="${lang}"`}${!isOptional && !lang && html` aria-required="true"`}${ids && html` aria-describedby="${ids}"`}${problem(name) && html` aria-invalid="true"`}${autofocus(name)}`;
  };
  const labelled = (control: Control, input: Html) =>
    html`<div class="field"><label for="${control.name}">${control.label}${mark(control)}</label>${notes(control)}${input}</div>`;

  const unicodeButton = (name: string) => {
    const typed = (fields[name] ?? []).filter(isTypedInLegacyFont);
    if (typed.length === 0) return '';
    return html`<div class="legacy"><p>${messages.unicode.what}</p><blockquote>${typed.map((text) => html`<p lang="ne">${inUnicode(text)}</p>`)}</blockquote>
<p><button name="do" value="unicode:${name}" formnovalidate>${messages.unicode.use}</button></p></div>`;
  };

  /** The lines with links to files of the draft: the script adds them to what was typed meanwhile. */
  const linksOf = (name: string) => {
    const lines = firstValue(fields, name)
      .split('\n')
      .filter((line) => draft.files.some(({ key }) => line.includes(`${DRAFT_FILE}${key})`)));
    return lines.length > 0 && html` data-links="${lines.join('\n')}"`;
  };
  const isDropped = (original: string) => fields.dropFile?.includes(original) ?? false;
  const beforeRow = ({
    stored,
    original,
  }: ExistingRecord['files'][number]) => html`<li data-key="${stored}"><div><a href="/stored/${encodeURIComponent(stored)}">${original}</a>${isDropped(original) && html` ${droppedMark(view, original)}`}</div>
<button name="do" value="${isDropped(original) ? 'restore' : 'drop'}:${original}" formnovalidate aria-label="${isDropped(original) ? `${messages.editing.bringBack}: ${original}` : fillIn(messages.editing.removeFileOf, { name: original }, language)}">${isDropped(original) ? messages.editing.bringBack : messages.editing.removeFile}</button></li>`;
  const addedRow = ({
    key,
    name,
    size,
    preview,
    isScan,
  }: Draft['files'][number]) => html`<li data-key="${key}">${preview && html`<img class="thumb" src="${path}/drafts/${id}/files/${key}?small" alt="">`}<div><a href="${path}/drafts/${id}/files/${key}">${name}</a> <span class="soft">${sizeText(size, language)}</span>${isScan && html` <span class="tag warn">${messages.editing.likeScan}</span>`}</div>
<button name="do" value="remove:${key}" formnovalidate aria-label="${fillIn(messages.editing.removeFileOf, { name }, language)}">${messages.editing.removeFile}</button></li>`;

  /** Whether each file has a name for visitors and a position. */
  const isArranged = ({ isMultiple, hidesBefore }: { isMultiple: boolean; hidesBefore?: boolean }) =>
    isMultiple && !hidesBefore;
  const existingFiles = ({ hidesBefore }: { hidesBefore?: boolean }) => (hidesBefore ? [] : (before?.files ?? []));

  return {
    problem,
    isFilled: (name) => firstValue(fields, name) !== '',
    autofocus,
    unicodeButton,
    own: (_control, _text, content) => content,
    line: (control) =>
      labelled(
        control,
        html`<input id="${control.name}" name="${control.name}" type="${control.type ?? 'text'}" value="${firstValue(fields, control.name)}" autocomplete="off"${control.list && html` list="${control.list}"`}${described(control)}>${control.maxLetters && html`<span class="soft" data-letters="${control.maxLetters}" data-text="${messages.letters}" aria-live="polite"></span>`}${(control.type ?? 'text') === 'text' && unicodeButton(control.name)}`,
      ),
    lines: (control) =>
      labelled(
        control,
        html`${control.tools}<textarea id="${control.name}" name="${control.name}"${linksOf(control.name)} rows="${control.rows ?? 5}"${control.isPlain && html` wrap="off"`}${described(control)}>
${firstValue(fields, control.name)}</textarea>${unicodeButton(control.name)}`,
      ),
    choice: (control) =>
      labelled(
        control,
        html`<select id="${control.name}" name="${control.name}"${described(control)}>${control.none !== undefined && html`<option value="">${control.none}</option>`}${control.options.map(
          ([value, text]) =>
            html`<option value="${value}"${firstValue(fields, control.name) === value ? html` selected` : ''}>${text}</option>`,
        )}</select>`,
      ),
    checks: (
      control,
    ) => html`<fieldset id="${control.name}"${control.hint && html` aria-describedby="${control.name}-hint"`}><legend>${control.label}${mark(control)}</legend>${notes(control)}
<div class="choices">${control.options.map(
      ([value, text], index) =>
        html`<label class="choice"><input type="checkbox"${index === 0 && described({ name: control.name, label: control.label, isOptional: true })} name="${control.name}" value="${value}"${fields[control.name]?.some((chosen) => chosen.split(/\r?\n/).includes(value)) ? html` checked` : ''}> ${text}</label>`,
    )}</div></fieldset>`,
    date: (control) =>
      dateField(view, fields, {
        hint: '',
        ...control,
        problem: problem(control.name),
        autofocus: autofocus(control.name),
      }),
    files: (
      control,
    ) => html`<fieldset id="${control.name}" class="upload"><legend>${control.label}${mark(control)}</legend>
${control.hint && html`<p class="hint" id="${control.name}-hint">${control.hint}</p>`}
${problems.filter(({ field }) => field === control.name).map(({ text }) => html`<p class="problem">${text}</p>`)}
<input type="file" id="${control.name}-input"${autofocus(control.name)} name="files"${control.isMultiple && html` multiple`}${control.accept && html` accept="${control.accept}"`}${chooserText(view, control.isMultiple)} aria-label="${control.label}: ${control.isMultiple ? messages.editing.chooseFiles : messages.editing.chooseFile}"${control.hint && html` aria-describedby="${control.name}-hint"`}>
<p class="actions" data-add><button name="do" value="keep" formnovalidate>${messages.editing.addFiles}</button></p>
<p class="actions">${libraryButton(view, 'keep')}</p>
<div data-attached>${(added.length > 0 || existingFiles(control).length > 0) && html`<h2>${messages.editing.attached}</h2>${isArranged(control) && html`<p class="hint">${messages.editing.attachedHint}</p>`}<ul class="list files">${isArranged(control) ? attachmentRows(view, path, draft, before) : html`${existingFiles(control).map(beforeRow)}${added.map(addedRow)}`}</ul>`}</div>
</fieldset>`,
  };
}
