import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { hasPermission, mayEditDocument } from '#campus-api/model/permissions.ts';
import { albumTable } from '#campus-api/records/album/album.ts';
import { createEnquiryStore } from '#campus-api/records/enquiry/store.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { noticeType } from '#campus-api/records/notice/form.ts';
import { noticeRows } from '#campus-api/records/notice/list.ts';
import type { NoticeRecord } from '#campus-api/records/notice/notice.ts';
import { findNotices, listNotices } from '#campus-api/records/notice/notice-records.ts';
import { publicationTable } from '#campus-api/records/publication/publication.ts';
import { reviewList, reviewsFor } from '#campus-api/records/site-document/editor/review-part.ts';
import { SITE_KIND, SITE_PATH } from '#campus-api/records/site-document/editor/site-address.ts';
import { siteTexts } from '#campus-api/records/site-document/messages.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { chiefMessageLink } from '#campus-api/records/staff/chief-message.ts';
import { readAllStaff } from '#campus-api/records/staff/store.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { readProgress } from '#lib/platform/watch/recognition-progress.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { firstValue } from '../drafts/drafts.ts';
import { waitingDrafts, waitingList } from '../records/approvals.ts';
import { recordList } from '../records/record-list.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, type View } from '../view/layout.ts';
import type { AdminMessages } from '../view/messages.ts';
import { section } from '../view/section.ts';
import { draftLists, type OwnDraft, ownDrafts } from './draft-lists.ts';
import { firstStepsPart } from './first-steps.ts';
import { searchBox } from './search.ts';
import { unreadablePart } from './unreadable-part.ts';
import { watchPart } from './watch-part.ts';

type Task = keyof AdminMessages['home']['tasks'];

/** The tasks of the account as tiles with links; tasks without anything to do are left out. */
function taskTiles(services: AdminServices, session: AdminSession, view: View, drafts: readonly OwnDraft[]): Html | '' {
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

const MAX_LISTED = 8;

export function addHomeRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database, drafts } = services;
  app.get('/', (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { home, workflow } = view.messages;
    const hasRecords = view.isSiteOnly !== true;
    const latest = findNotices(database, { state: 'public', limit: MAX_LISTED });
    const steps = firstStepsPart(c, services, session, view);
    const own = ownDrafts(services, session);
    const tasks = taskTiles(services, session, view, own);
    const waitingPages = readProgress(services.settings.campus.dataDir)?.waiting ?? 0;
    const body = html`${!hasRecords && html`<p>${home.siteOnly}</p>`}${watchPart(services, session, view)}${hasRecords && unreadablePart(database, session, view)}${steps}${tasks}${tasks === '' && steps === '' && html`<p class="soft">${home.nothingWaits}</p>`}
${waitingList(services, session, view)}${draftLists(services, session, view, own)}${reviewList(services, session, view)}
${searchBox(view)}${hasRecords && hasPermission(session.account, 'notice') && noticeParts(database, view, latest.notices)}
${waitingPages > 0 && html`<p class="soft">${fillIn(home.recognition, { count: waitingPages }, view.language)}</p>`}
${hasRecords && countsPart(database, view, latest.total)}`;
    const reports: Readonly<Record<string, string>> = {
      discarded: home.discarded,
      saved: home.saved,
      takeover: home.takeover,
      waiting: workflow.sent,
      returned: workflow.returnedDone,
    };
    const status = reports[c.req.query('done') ?? ''] ?? '';
    return c.html(
      adminLayout(view, {
        title: hasRecords ? home.title : home.siteTitle,
        action: mainAction(session, view, steps !== ''),
        body,
        section: 'home',
        status,
      }),
    );
  });

  app.post('/drafts/:draft/discard', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    drafts.remove(form.session.account.id, c.req.param('draft'));
    return c.redirect(firstValue(form.fields, 'next') === '/backup' ? '/backup' : '/?done=discarded', 303);
  });
}

/** The link for the most frequent task: a new notice, or a new record that the account may publish. */
function mainAction({ account }: AdminSession, view: View, hasSteps: boolean): Html | false {
  const main = (href: string, label: string) => html`<a class="button main" href="${href}">${label}</a>`;
  const type = [noticeType, ...recordTypes].find(({ name, isFixed }) => !isFixed && hasPermission(account, name));
  if (type !== undefined && view.isSiteOnly !== true)
    return main(`${type.path}/new`, type.headings(view.language).newOne);
  return !hasSteps && hasPermission(account, SITE_KIND) && main(SITE_PATH, siteTexts[view.language].title);
}

/** The latest notices, those to be published later, and older ones that are still open. */
function noticeParts(database: DatabaseSync, view: View, published: readonly NoticeRecord[]): Html {
  const { home } = view.messages;
  const today = nepalDate(new Date());
  const closing = listNotices(database, { state: 'public', closesFrom: today, limit: 2 * MAX_LISTED });
  const open = closing.filter(({ id }) => !published.some((notice) => notice.id === id)).slice(0, MAX_LISTED);
  const rows = (notices: readonly NoticeRecord[]) =>
    recordList(view, noticeType, noticeRows(view, database, notices, { isShort: true }), { isShort: true });
  const part = (id: string, heading: string, listed: readonly NoticeRecord[]) =>
    listed.length > 0 && section({ id, heading }, rows(listed));
  const more = html`<a href="/notices">${home.allNotices}</a>`;
  return html`${section({ id: 'latest', heading: home.latest, more }, rows(published))}
${part('scheduled', home.scheduled, listNotices(database, { state: 'scheduled', limit: MAX_LISTED }))}${part('open', home.open, open)}`;
}

/** How much visitors see of each type of record. */
function countsPart(database: DatabaseSync, view: View, noticeCount: number): Html {
  const { home } = view.messages;
  const counts: [number, string][] = [
    [noticeCount, home.notices],
    [albumTable.open(database).all().length, home.albums],
    [readAllStaff(database).length, home.staff],
    [publicationTable.open(database).all().length, home.publications],
  ];
  return section(
    { id: 'counts', heading: home.counts },
    html`<ul class="tiles counts">${counts.map(([count, name]) => html`<li><b>${formatNumber(count, view.language)}</b> ${name}</li>`)}</ul>
${chiefMessageLink(view)}`,
  );
}
