import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { hasPermission, mayEditDocument } from '#campus-api/model/permissions.ts';
import { createEnquiryStore } from '#campus-api/records/enquiry/store.ts';
import { SITE_PATH } from '#campus-api/records/site-document/editor/document-draft.ts';
import { reviewsFor } from '#campus-api/records/site-document/editor/review-part.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { waitingDrafts } from '../records/approvals.ts';
import type { AdminServices } from '../requests/services.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import type { AdminMessages } from '../view/messages.ts';
import { section } from '../view/section.ts';
import type { OwnDraft } from './draft-lists.ts';

type Task = keyof AdminMessages['home']['tasks'];

/** The tasks of the account as tiles with links; tasks without anything to do are left out. */
export function taskTiles(
  services: AdminServices,
  session: AdminSession,
  view: View,
  drafts: readonly OwnDraft[],
): Html | '' {
  const { account } = session;
  const { home } = view.messages;
  const seesEnquiries = view.isSiteOnly !== true && hasPermission(account, 'enquiry');
  const timeless = [...createSiteStore(services.database).versions()].filter(
    ([key, { publishAt }]) => publishAt === null && mayEditDocument(account, key),
  );
  const returned = drafts.filter(({ review }) => review?.state === 'returned');
  const tasks: [name: Task, count: number, href: string][] = [
    ['approvals', waitingDrafts(services, session).length, '#approvals'],
    ['returned', returned.length, '#drafts'],
    ['enquiries', seesEnquiries ? createEnquiryStore(services.database).countNew() : 0, '/enquiries'],
    ['timeless', timeless.length, SITE_PATH],
    ['reviews', reviewsFor(services, session).length, '#reviews'],
    ['drafts', drafts.filter(({ review }) => !review).length, '#drafts'],
  ];
  const open = tasks.filter(([, count]) => count > 0);
  if (open.length === 0) return '';
  return section(
    { id: 'waiting', heading: home.waiting },
    html`<ul class="tiles">${open.map(
      ([name, count, href]) =>
        html`<li><a class="task" href="${href}"><span>${home.tasks[name]}</span> <b>${formatNumber(count, view.language)}</b></a></li>`,
    )}</ul>`,
  );
}
