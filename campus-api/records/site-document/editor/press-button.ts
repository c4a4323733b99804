import { type Draft, type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import type { PressedButton } from '#campus-api/web/records/draft-type.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { applySiteAction } from './actions.ts';
import { readForm } from './check-document.ts';
import { cleanedQuery, cleanTexts } from './clean-draft.ts';
import { documentDraft, placeFiles } from './document-draft.ts';
import { findField } from './find-field.ts';
import { ALL_PAGES } from './form-page.ts';
import { valuesOf } from './kinds.ts';
import { withPages } from './menu-pages.ts';

/** The field that the form opens after an action: of pictures added to a list, the last, which has no description yet. */
function visibleField(
  verb: string,
  argument: string,
  path: string,
  [before, after]: readonly [Fields, Fields],
): string {
  if (!['pictures', 'attach', 'show', 'look'].includes(verb)) return path;
  const count = firstValue(after, argument);
  return count === firstValue(before, argument) ? argument : `${argument}.${Number(count) - 1}`;
}

/** The fields of a menu with all pages that it lacks. */
function allPagesIn(services: AdminServices, view: View, draft: Draft): Fields {
  const document = documentDraft(services, view, draft);
  const entries = withPages(readForm(services, view, document).content, services.database);
  const others = Object.entries(draft.fields).filter(([name]) => !/^entries(?:\.|$)/.test(name));
  return {
    ...Object.fromEntries(others),
    ...valuesOf(findField(document.root, {}, ['entries']).field, entries, 'entries', view.language),
  };
}

/** The form after a button, with uploaded files in their fields and pasted texts as a page may hold them. */
export function pressButton(
  services: AdminServices,
  received: Draft,
  verb: string,
  argument: string,
  view: View,
): PressedButton {
  const { root, key } = documentDraft(services, view, received);
  const placed = placeFiles(root, received);
  const { fields, cleaned } = cleanTexts(root, placed.fields);
  const result = applySiteAction(root, fields, verb, argument);
  const draft = { ...placed, fields: result?.fields ?? fields };
  if (verb === ALL_PAGES && key.type === 'menu') draft.fields = allPagesIn(services, view, draft);
  const at = visibleField(verb, argument, result?.path ?? '', [received.fields, fields]);
  const isSent = verb === 'preview' || verb === 'publish';
  const query = [!isSent && `${new URLSearchParams({ at })}`, cleanedQuery(cleaned)].filter(Boolean).join('&');
  return { draft, query, anchor: at || 'content', isCleaned: cleaned.length > 0 };
}
