import type { Hono } from 'hono';
import { type Area, hasPermission } from '#campus-api/model/permissions.ts';
import { createAlbumStore } from '#campus-api/records/album/store.ts';
import { enquiryTexts } from '#campus-api/records/enquiry/messages.ts';
import { createEnquiryStore } from '#campus-api/records/enquiry/store.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { noticeType } from '#campus-api/records/notice/form.ts';
import { noticeRows } from '#campus-api/records/notice/list.ts';
import { listNotices } from '#campus-api/records/notice/notice-records.ts';
import { visibilityOfNotice } from '#campus-api/records/notice/visibility.ts';
import { createPublicationStore } from '#campus-api/records/publication/store.ts';
import { SITE_KIND, SITE_PATH } from '#campus-api/records/site-document/editor/document-draft.ts';
import { reviewList } from '#campus-api/records/site-document/editor/review-part.ts';
import { siteTexts } from '#campus-api/records/site-document/messages.ts';
import { chiefMessageLink } from '#campus-api/records/staff/chief-message.ts';
import { readAllStaff } from '#campus-api/records/staff/staff-records.ts';
import { nepalDate, writtenDay } from '#lib/platform/calendar/index.ts';
import { localizeDigits } from '#lib/platform/i18n/digits.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstValue } from '../drafts/drafts.ts';
import { draftTitle, reviewState, waitingList } from '../records/approvals.ts';
import type { Visibility } from '../records/record-type.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { html } from '../view/html.ts';
import { adminLayout, tokenField } from '../view/layout.ts';
import { firstStepsPart } from './first-steps.ts';

const MAX_LISTED = 8;

export function addHomeRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database, drafts } = services;
  const enquiries = createEnquiryStore(database);
  app.get('/', (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { home } = view.messages;
    const notices = listNotices(database, { departmentId: null, search: '', limit: 1_000_000 });
    const inState = (state: Visibility['state']) =>
      notices.filter((notice) => visibilityOfNotice(notice).state === state);
    const [all, scheduled] = [inState('public'), inState('scheduled')];
    const today = nepalDate(new Date());
    const open = all.filter(({ lastDate }) => lastDate !== null && lastDate >= today);
    const digits = (value: number) => localizeDigits(String(value), view.language);
    const counts: [number, string][] = [
      [all.length, home.notices],
      [createAlbumStore(database).all().length, home.albums],
      [readAllStaff(database).length, home.staff],
      [createPublicationStore(database).all().length, home.publications],
    ];
    // Uploaded tables and back-ups are not listed as drafts.
    const kinds = [...recordTypes, { name: SITE_KIND, path: SITE_PATH } as const];
    const ownDrafts = drafts
      .list(session.account.id)
      .flatMap((draft) =>
        kinds
          .filter(({ name }) => name === draft.kind && hasPermission(session.account, name))
          .map(({ path }) => ({ ...draft, path })),
      );
    const may = (area: Area) => hasPermission(session.account, area);
    const unread = may('enquiry') ? enquiries.countNew() : 0;
    const hasRecords = view.isSiteOnly !== true;
    const listsNotices = hasRecords && may('notice');
    const steps = firstStepsPart(c, services, session, view);
    const main = (href: string, label: string) =>
      html`<p class="actions"><a class="button main" href="${href}">${label}</a></p>`;
    const siteOnly = html`<p>${home.siteOnly}</p>${steps === '' && may(SITE_KIND) && main(SITE_PATH, siteTexts[view.language].title)}`;
    const body = html`${hasRecords ? may('notice') && main('/notices/new', home.newNotice) : siteOnly}
${steps}${waitingList(services, session, view)}${reviewList(services, session, view)}${hasRecords && chiefMessageLink(view)}
${hasRecords && unread > 0 && html`<p><a href="/enquiries">${fillIn(enquiryTexts[view.language].waiting, { count: unread }, view.language)}</a></p>`}
${
  ownDrafts.length > 0 &&
  html`<section class="panel"><h2>${home.drafts}</h2><ul class="list">${ownDrafts.map((draft) => {
    const { id, path, changed } = draft;
    const text = draftTitle(draft, view);
    return html`<li><div><a href="${path}/drafts/${id}">${text}</a>${reviewState(draft, view)}${!draft.review && html`<p class="soft">${fillIn(home.drafted, { day: writtenDay(nepalDate(new Date(changed)), view.language) }, view.language)}</p>`}</div>
<form method="post" action="/drafts/${id}/discard">${tokenField(session)}<button aria-label="${home.discard}: ${text}">${home.discard}</button></form></li>`;
  })}</ul></section>`
}
${
  listsNotices &&
  html`<section><h2>${home.latest}</h2>${noticeRows(noticeType, view, database, all.slice(0, MAX_LISTED))}<p><a href="/notices">${home.allNotices}</a></p></section>
${scheduled.length > 0 && html`<section><h2>${home.scheduled}</h2>${noticeRows(noticeType, view, database, scheduled)}</section>`}
${open.length > 0 && html`<section><h2>${home.open}</h2>${noticeRows(noticeType, view, database, open.slice(0, MAX_LISTED))}</section>`}`
}
${hasRecords && html`<section><h2>${home.counts}</h2><ul class="counts">${counts.map(([count, name]) => html`<li><strong>${digits(count)}</strong> ${name}</li>`)}</ul></section>`}`;
    const { workflow } = view.messages;
    const reports: Readonly<Record<string, string>> = {
      discarded: home.discarded,
      saved: home.saved,
      waiting: workflow.sent,
      returned: workflow.returnedDone,
    };
    const status = reports[c.req.query('done') ?? ''] ?? '';
    return c.html(
      adminLayout(view, { title: hasRecords ? home.title : home.siteTitle, body, section: 'home', status }),
    );
  });

  app.post('/drafts/:draft/discard', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    drafts.remove(form.session.account.id, c.req.param('draft'));
    return c.redirect(firstValue(form.fields, 'next') === '/backup' ? '/backup' : '/?done=discarded', 303);
  });
}
