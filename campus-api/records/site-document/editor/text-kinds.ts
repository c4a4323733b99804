import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { isFieldOfLinks } from '#campus-api/web/records/prepare-upload.ts';
import { html } from '#campus-api/web/view/html.ts';
import { siteTexts } from '../messages.ts';
import { cellIn, type PartialText, storedCell, storedText } from './cells.ts';
import type { FieldOf } from './field.ts';
import { type FieldKind, inLanguages, orNothing } from './field-kind.ts';
import type { SiteForm } from './form-view.ts';
import { optionsOf } from './options.ts';
import {
  type OutlineItem,
  outlineLines,
  pairLines,
  readOutlineLines,
  readPairLines,
  readTextLines,
  textLines,
} from './pairs.ts';
import { attachControl } from './picture-kind.ts';
import { splitLines } from './plain-text.ts';

const inBothLanguages = ({ fields }: { fields: SiteForm['draft']['fields'] }, path: string) =>
  [firstValue(fields, `${path}.en`), firstValue(fields, `${path}.ne`)] as const;

export const text: FieldKind<FieldOf<'text'>> = {
  values: (content, { path }) => inLanguages(path, (language) => (content as PartialText)[language] ?? ''),
  read: ({ path }, context) => storedText(...inBothLanguages(context, path)),
  render: ({ field: { isLong, maxLetters }, form: { parts }, inEach }) =>
    inEach((each) => (isLong ? parts.lines({ ...each, rows: 3 }) : parts.line({ ...each, maxLetters }))),
};

export const cell: FieldKind<FieldOf<'cell'>> = {
  values: (content, { path }) => inLanguages(path, (language) => cellIn(content as PartialText | number, language)),
  read: ({ path }, context) => storedCell(...inBothLanguages(context, path)),
  render: ({ form: { parts }, inEach }) => inEach(parts.line),
};

export const texts: FieldKind<FieldOf<'texts'>> = {
  values(content, { path }) {
    const lines = textLines(content as PartialText[]);
    return inLanguages(path, (language) => lines[language]);
  },
  read({ field, path }, context) {
    const read = readTextLines(...inBothLanguages(context, path));
    if (Array.isArray(read)) return orNothing(field, read);
    context.unreadable.push({ control: `${path}.en`, reason: { code: 'different-lines', ...read } });
    return [];
  },
  render({ path, form, control, inEach }) {
    const { linesHint } = siteTexts[form.view.language];
    const lines = inEach((each) => form.parts.lines({ ...each, rows: rowsFor(form, each.name) }), linesHint);
    if (!isFieldOfLinks(path)) return lines;
    return html`<fieldset class="group" id="${path}"><legend>${control.label}</legend>${lines}${attachControl(path, form)}</fieldset>`;
  },
};

export const lines: FieldKind<FieldOf<'lines'>> = {
  values: (content, { path }) => ({ [path]: [(content as string[]).join('\n')] }),
  read: ({ field, path }, { fields }) => orNothing(field, splitLines((fields[path] ?? []).join('\n'))),
  render({ path, name, form, control }) {
    const options = optionsOf(path, name, form);
    return options === null
      ? form.parts.lines({ ...control, rows: rowsFor(form, path) })
      : form.parts.checks({ ...control, options });
  },
};

export const pairs: FieldKind<FieldOf<'pairs'>> = {
  values(content, { field, path }) {
    const [first, second] = field.names;
    const stored = content as Readonly<Record<string, string>>[];
    return { [path]: [pairLines(stored.map((pair) => [pair[first] ?? '', pair[second] ?? ''] as const))] };
  },
  read({ field, path, value }, { unreadable }) {
    const read = readPairLines(value);
    const [first, second] = field.names;
    if (Array.isArray(read)) return read.map((pair) => ({ [first]: pair[0], [second]: pair[1] }));
    unreadable.push({ control: path, reason: { code: 'bad-line', ...read } });
    return [];
  },
  render: ({ path, form, control }) => form.parts.lines({ ...control, rows: rowsFor(form, path) }),
};

/** Stands for a tree that cannot be read, whose problem is reported. */
const MISREAD = '?';

export const outline: FieldKind<FieldOf<'outline'>> = {
  values: (content, { path }) => ({ [path]: [outlineLines(content as OutlineItem).join('\n')] }),
  read({ path, value }, { unreadable }) {
    const tree = readOutlineLines(value);
    if (tree === null || 'label' in tree) return tree ?? undefined;
    unreadable.push({ control: path, reason: { code: 'bad-level', ...tree } });
    return { label: { en: MISREAD } };
  },
  render: ({ path, form, control }) => form.parts.lines({ ...control, rows: rowsFor(form, path) }),
};

/** Rows of a text box: as many as its text has lines, within limits. */
function rowsFor({ draft: { fields } }: SiteForm, name: string): number {
  const rows = firstValue(fields, name)
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil((line.length + 1) / 60), 0);
  return Math.min(Math.max(3, rows + 1), 20);
}
