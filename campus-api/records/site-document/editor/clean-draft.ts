import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { siteTexts } from '../messages.ts';
import type { DocumentDraft } from './document-draft.ts';
import type { Field } from './field.ts';
import { findField, stepsOf } from './find-field.ts';
import { controlOf } from './labels.ts';
import { cleanPastedText, type Removal, removals, splitPoints } from './pasted-text.ts';

/** A control whose text was cleaned, with what was removed; `points`: its bullets became points. */
export interface Cleaned {
  control: string;
  removed: (Removal | 'points')[];
}

/** Named in the address after a form was sent; further ones are cleaned all the same. */
const MAX_NAMED = 12;

/** The values of a form with pasted texts as a page may hold them. */
export function cleanTexts(root: Field, fields: Fields): { fields: Fields; cleaned: Cleaned[] } {
  const changed: Fields = {};
  const cleaned: Cleaned[] = [];
  for (const [control, [value = '']] of Object.entries(fields)) {
    if (!/\.(?:en|ne)$/.test(control) || value === '') continue;
    const { field } = findField(root, fields, stepsOf(control));
    const own: Cleaned = { control, removed: [] };
    const pointsControl = control.replace(/\.paragraphs\.(en|ne)$/, '.points.$1');
    let text = value;
    if (pointsControl !== control) {
      const { text: plain, removed } = cleanPastedText(text, false);
      const { paragraphs, points } = splitPoints(plain);
      if (points !== '') {
        const before = firstValue(fields, pointsControl).trim();
        changed[pointsControl] = [before === '' ? points : `${before}\n${points}`];
        own.removed.push('points');
      }
      own.removed.push(...removed);
      text = points === '' ? plain : paragraphs;
    }
    const { text: plain, removed } = cleanPastedText(text, field.kind === 'texts');
    own.removed.push(...removed.filter((removal) => !own.removed.includes(removal)));
    if (own.removed.length === 0) continue;
    changed[control] = [plain];
    cleaned.push(own);
  }
  return { fields: { ...fields, ...changed }, cleaned };
}

/** The cleaned controls as a query, for the page that names them. */
export const cleanedQuery = (cleaned: readonly Cleaned[]): string =>
  new URLSearchParams(
    cleaned.slice(0, MAX_NAMED).map(({ control, removed }) => ['cleaned', `${control}:${removed.join()}`]),
  ).toString();

const isRemoval = (text: string): text is Cleaned['removed'][number] =>
  text === 'points' || removals.some((removal) => removal === text);

/** The cleaned controls that an address names. */
export function readCleaned(queries: readonly string[]): Cleaned[] {
  return queries.flatMap((text) => {
    const [control = '', names = ''] = text.split(':');
    const removed = names.split(',').filter(isRemoval);
    return removed.length > 0 && removed.length < 5 ? [{ control, removed }] : [];
  });
}

/** Names the characters that were removed from pasted texts, with links to their fields. */
export function cleanedNote(
  cleaned: readonly Cleaned[],
  { root, draft, labels }: DocumentDraft,
  view: View,
): Html | '' {
  const { pasted } = siteTexts[view.language];
  if (cleaned.length === 0) return '';
  const labelOf = (control: string) => controlOf(root, draft.fields, stepsOf(control), view, labels).label;
  return html`<section class="status" role="status"><p>${pasted.title}</p><ul class="dots">${cleaned.map(
    ({ control, removed }) =>
      html`<li><a href="#${control}">${labelOf(control)}</a>: ${removed.map((name) => pasted[name]).join(', ')}</li>`,
  )}</ul></section>`;
}
