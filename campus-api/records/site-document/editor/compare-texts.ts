import { moment } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import type { DocumentContent } from '../documents.ts';
import { textsByField } from '../field-issues.ts';
import type { DocumentDraft } from './document-draft.ts';
import { stepsOf } from './find-field.ts';
import { controlOf } from './labels.ts';

/** A text that differs; `before` or `after` is missing if it was added or deleted. */
export interface TextChange {
  field: string;
  before?: string;
  after?: string;
}

/** Numbers and choices as texts, so that they are compared, too. */
const texts = (content: DocumentContent) => [
  ...textsByField(JSON.parse(JSON.stringify(content, (_, value: unknown) => (isPlain(value) ? String(value) : value)))),
];
const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'boolean';

/** The texts that differ between two versions of a document. A text that only moved is not listed. */
function compareTexts(before: DocumentContent, after: DocumentContent): TextChange[] {
  const [old, fresh] = [texts(before), texts(after)];
  const counts = Map.groupBy(old, ([, text]) => text);
  const added = fresh.filter(([, text]) => counts.get(text)?.pop() === undefined);
  const left = Map.groupBy(fresh, ([, text]) => text);
  const deleted = new Map(old.filter(([, text]) => left.get(text)?.pop() === undefined));
  const changes = added.map(([field, text]): TextChange => {
    const previous = deleted.get(field);
    deleted.delete(field);
    return { field, after: text, ...(previous !== undefined && { before: previous }) };
  });
  return [...changes, ...[...deleted].map(([field, text]) => ({ field, before: text }))];
}

/** The differences between the public version of a document and a changed one, each with the name of its field. */
export function changesPart(
  view: View,
  { root, draft, labels }: Pick<DocumentDraft, 'root' | 'draft' | 'labels'>,
  before: DocumentContent,
  after: DocumentContent,
): Html {
  const { workflow } = view.messages;
  const ignored = ({ field }: TextChange) =>
    !['isSample', 'publishAt'].includes(field) && !/\.(?:width|height)$/.test(field);
  const changes = compareTexts(before, after).filter(ignored);
  const textOf = (field: string, text: string) => (field === 'withdrawAt' ? moment(text, view) : text);
  if (changes.length === 0) return html`<p>${workflow.noChanges}</p>`;
  return html`<dl class="changes">${changes.map(
    ({ field, before: old, after: fresh }) =>
      html`<div><dt>${controlOf(root, draft.fields, stepsOf(field), view, labels).label}</dt>${old !== undefined && html`<dd><span class="hidden">${workflow.before} </span><del>${textOf(field, old)}</del></dd>`}${fresh !== undefined && html`<dd><span class="hidden">${workflow.after} </span><ins>${textOf(field, fresh)}</ins></dd>`}</div>`,
  )}</dl>`;
}
