import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { siteTexts } from '../messages.ts';
import type { Cleaned } from './clean-draft.ts';
import type { DocumentDraft } from './document-draft.ts';
import { stepsOf } from './find-field.ts';
import { controlOf } from './labels.ts';

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
