import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { hasPermission, mayEditDocument } from '#campus-api/model/permissions.ts';
import { createEnquiryStore } from '#campus-api/records/enquiry/store.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { SITE_KIND, SITE_PATH } from '#campus-api/records/site-document/editor/document-draft.ts';
import { reviewsFor } from '#campus-api/records/site-document/editor/review-part.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatDay, nepalDate } from '#packages/nepali/calendar/index.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { AdminMessages } from '../messages/index.ts';
import { draftTitle, reviewState, waitingDrafts } from '../records/approvals.ts';
import type { AdminServices } from '../requests/services.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { foldedList, section } from '../view/section.ts';

interface OwnDraft extends Draft {
  changed: number;
  /** Path of its type of record. */
  path: string;
}

/** The drafts of the account that it may still edit; uploaded tables and back-ups are not listed. */
export function ownDrafts({ drafts }: AdminServices, { account }: AdminSession): OwnDraft[] {
  const types = [...recordTypes, { name: SITE_KIND, path: SITE_PATH } as const];
  return drafts.list(account.id).flatMap((draft) => {
    const type = types.find(({ name }) => name === draft.kind && hasPermission(account, name));
    return type === undefined ? [] : [{ ...draft, path: type.path }];
  });
}

/** The list of these drafts; nothing without any. */
export function draftList(drafts: readonly OwnDraft[], view: View): Html | '' {
  if (drafts.length === 0) return '';
  const { home } = view.messages;
  const rows = drafts.map((draft) => {
    const day = formatDay(nepalDate(new Date(draft.changed)), view.language);
    return html`<li class="covered"><div><a class="name cover" href="${draft.path}/drafts/${draft.id}">${draftTitle(draft, view)}</a>${reviewState(draft, view)}${!draft.review && html`<p class="soft">${fillIn(home.drafted, { day }, view.language)}</p>`}</div></li>`;
  });
  return section({ id: 'drafts', heading: home.drafts }, foldedList(rows, view));
}

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
