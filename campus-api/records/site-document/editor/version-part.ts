import { visibilityOf } from '#campus-api/model/times.ts';
import { authorText } from '#campus-api/web/records/approvals.ts';
import { visibilityTag } from '#campus-api/web/records/visibility-tag.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { moment } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { timesOf } from '../addresses.ts';
import type { DocumentVersion, SiteDocument } from '../store.ts';
import { createSiteStore } from '../store.ts';
import { changesPart } from './compare-texts.ts';
import type { DocumentDraft } from './document-draft.ts';
import { SITE_PATH } from './site-address.ts';

export const SCHEDULED_PATH = `${SITE_PATH}/scheduled`;

/** The scheduled change of the document of a form, with its buttons. */
export function versionPart(services: AdminServices, view: View, document: DocumentDraft): Html | '' {
  const { key, stored, continuesVersion } = document;
  const version = createSiteStore(services.database).versions().get(key.name);
  if (version === undefined) return '';
  const { workflow } = view.messages;
  const { publishAt, author } = version;
  const values = { name: authorText(author, view), at: publishAt === null ? '' : moment(publishAt, view) };
  const message =
    publishAt === null ? workflow.withoutTime : continuesVersion ? workflow.continued : workflow.scheduled;
  return html`<section class="panel"><p>${fillIn(message, values, view.language)}</p>
<details><summary>${workflow.changes}</summary>${stored && changesPart(view, document, stored.content, version.content)}</details>
<p class="actions">${
    continuesVersion
      ? html`<button form="cancel-scheduled">${workflow.cancel}</button> <a class="button" href="${SITE_PATH}/edit/${key.name}">${workflow.editCurrent}</a>`
      : html`<a class="button" href="${SCHEDULED_PATH}/edit/${key.name}">${workflow.continue}</a>`
  }</p></section>`;
}

/** The form of the button that cancels a scheduled change, outside of the form of the document. */
export const cancelForm = (name: string, token: Html): Html =>
  html`<form id="cancel-scheduled" method="post" action="${SCHEDULED_PATH}/cancel/${name}">${token}</form>`;

/** When visitors begin and cease to see a document, and when its scheduled change becomes public, for the list. */
export function scheduleTags(view: View, document: SiteDocument | null, version: DocumentVersion | undefined): Html {
  const { workflow } = view.messages;
  const visibility = document && visibilityOf(timesOf(document.content));
  const times = visibility !== null && visibility.state !== 'withdrawn' && visibilityTag(visibility, view);
  const change =
    version &&
    (version.publishAt === null
      ? workflow.withoutTimeTag
      : fillIn(workflow.scheduledTag, { at: moment(version.publishAt, view) }, view.language));
  return html`${times && html` ${times}`}${change && html` <span class="tag warn">${change}</span>`}`;
}
