import type { Locale } from '#content/locale.ts';
import { type Draft, firstValue } from '../drafts/drafts.ts';
import { bothDays } from '../view/days.ts';
import { readDays } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { attachedFiles } from './attached-files.ts';
import type { FormParts } from './form-parts.ts';
import type { Editor } from './record-draft.ts';
import type { ExistingRecord } from './sent-form.ts';

/** A value of a form as text. */
export interface FormValue {
  name: string;
  label: string;
  text: string;
  /** The language of the text, if the form has one. */
  lang?: Locale | undefined;
  isDay?: true | undefined;
}

/** The values of a draft as texts, in the order of its form: what each part of the form shows. `before`: the record that it changes. */
export function formValues(
  { services, recordType }: Editor,
  view: View,
  draft: Draft,
  before: ExistingRecord | null,
): FormValue[] {
  const { fields } = draft;
  const values: FormValue[] = [];
  const add = ({ name, label, lang, isDay }: Omit<FormValue, 'text'>, text: string) => {
    values.push({ name, label, lang, isDay, text: text.replaceAll('\r\n', '\n').trim() });
    return html``;
  };
  const chosen = (name: string, options: readonly (readonly [string, string])[]) =>
    (fields[name] ?? []).map((value) => options.find(([option]) => option === value)?.[1] ?? value).join(', ');
  const parts: FormParts = {
    line: (control) => add(control, firstValue(fields, control.name)),
    lines: (control) => add(control, firstValue(fields, control.name)),
    choice: (control) => add(control, chosen(control.name, control.options)),
    checks: (control) => add(control, chosen(control.name, control.options)),
    date: (control) => {
      const day = readDays(view, fields, [control.name], {}).days[control.name];
      return add({ ...control, isDay: true }, day ? bothDays(day, view) : '');
    },
    files: (control) => {
      const files = attachedFiles(draft, control.hidesBefore ? null : before).filter(({ isDropped }) => !isDropped);
      return add(control, files.map(({ label }) => label).join('\n'));
    },
    own: (control, text) => add(control, text),
    problem: () => undefined,
    isFilled: () => false,
    autofocus: () => html``,
    unicodeButton: () => '',
  };
  recordType.form(parts, { view, services, draft, before, files: [] });
  return values;
}

/** The values of a stored record; none without one. */
export function recordValues(editor: Editor, view: View, id: number, record: ExistingRecord | null): FormValue[] {
  if (record === null) return [];
  const fields = { ...record.fields, record: [String(id)] };
  return formValues(editor, view, { id: '', kind: editor.recordType.name, fields, files: [] }, record);
}

/** The values that differ, each with its label. */
export function differencesPart(before: readonly FormValue[], after: readonly FormValue[], view: View): Html {
  const { workflow } = view.messages;
  const texts = (values: readonly FormValue[]) => new Map(values.map((value) => [value.name, value]));
  const [old, fresh] = [texts(before), texts(after)];
  const changed = [...new Map([...fresh, ...old]).keys()].filter(
    (name) => (old.get(name)?.text ?? '') !== (fresh.get(name)?.text ?? ''),
  );
  if (changed.length === 0) return html`<p>${workflow.noChanges}</p>`;
  const rows = changed.map((name) => {
    const { label = '', lang } = fresh.get(name) ?? old.get(name) ?? {};
    const [was, is] = withoutCommonLines(old.get(name)?.text ?? '', fresh.get(name)?.text ?? '');
    const language = lang && html` lang="${lang}"`;
    return html`<div><dt>${label}</dt>${was !== '' && html`<dd${language}><span class="hidden">${workflow.before} </span><del>${was}</del></dd>`}${is !== '' && html`<dd${language}><span class="hidden">${workflow.after} </span><ins>${is}</ins></dd>`}</div>`;
  });
  return html`<dl class="changes">${rows}</dl>`;
}

/** Two texts without the lines that they begin and end with; `…` stands for these. */
function withoutCommonLines(before: string, after: string): [string, string] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  if (before === '' || after === '' || (old.length < 3 && fresh.length < 3)) return [before, after];
  const shorter = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shorter && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const part = (lines: readonly string[]) =>
    [start > 0 && '…', ...lines.slice(start, lines.length - end), end > 0 && '…']
      .filter((line) => line !== false)
      .join('\n');
  return [part(old), part(fresh)];
}
