import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { mayEditDocument } from '#campus-api/model/permissions.ts';
import { contactTable } from '#campus-api/records/contact/contact.ts';
import { listNotices } from '#campus-api/records/notice/notice-records.ts';
import { samplesLeft } from '#campus-api/records/site-document/editor/list-page.ts';
import { stateOf } from '#campus-api/records/site-document/editor/schedule.ts';
import { siteTexts } from '#campus-api/records/site-document/messages.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { chiefMessagePath, findChief } from '#campus-api/records/staff/chief-message.ts';
import { createStaffStore, readAllStaff } from '#campus-api/records/staff/store.ts';
import { requirePermittedForm } from '../requests/access.ts';
import type { AdminContext, AdminEnv } from '../requests/context.ts';
import { hideFirstSteps, hidesFirstSteps } from '../requests/cookies.ts';
import type { AdminServices } from '../requests/services.ts';
import { type Html, html } from '../view/html.ts';
import { tokenField, type View } from '../view/layout.ts';

type StepName = 'identity' | 'contact' | 'menu' | 'chief' | 'staff' | 'notice' | 'library' | 'information';

interface Step {
  name: StepName;
  href: string;
  isDone: boolean;
}

/** First steps of a new campus in their order, and whether each is done. */
export function firstSteps({ database }: Pick<AdminServices, 'database'>): Step[] {
  const site = createSiteStore(database);
  const isWritten = (key: string) => site.find(key) !== null;
  const contact = contactTable.open(database).find(1);
  const chief = findChief(database);
  const [person] = chief === null ? [] : createStaffStore(database).withIds([chief]);
  const notices = listNotices(database, { limit: 1 });
  return [
    { name: 'identity', href: '/site/edit/identity', isDone: isWritten('identity') },
    { name: 'contact', href: '/contact/1/edit', isDone: Boolean(contact?.phone || contact?.email || contact?.address) },
    { name: 'menu', href: '/site/edit/menu', isDone: isWritten('menu') },
    { name: 'staff', href: '/staff', isDone: readAllStaff(database).length > 0 },
    {
      name: 'chief',
      href: chiefMessagePath,
      isDone: Boolean(person?.message || person?.nepali?.message),
    },
    { name: 'notice', href: '/notices/new', isDone: notices.length > 0 },
    { name: 'library', href: '/site/edit/page/library', isDone: isWritten('page/library') },
    { name: 'information', href: '/site/edit/public-information', isDone: isWritten('public-information') },
  ];
}

/** The first steps of a campus without samples until all are done or the list is hidden; otherwise the number of samples that are left. */
export function firstStepsPart(c: AdminContext, services: AdminServices, session: AdminSession, view: View): Html | '' {
  if (!mayEditDocument(session.account, 'identity')) return '';
  const site = siteTexts[view.language];
  const { checklist } = site;
  if (
    createSiteStore(services.database)
      .summaries()
      .some((document) => stateOf(document) === 'sample')
  )
    return html`<div class="panel note">${samplesLeft(services, view)}<p><a href="/site">${site.title}</a></p></div>`;
  // Records of another campus API are not edited here.
  const steps = firstSteps(services).filter(({ href }) => !view.isSiteOnly || href.startsWith('/site/'));
  if (steps.every(({ isDone }) => isDone) || hidesFirstSteps(c)) return '';
  return html`<section class="panel"><h2>${checklist.title}</h2><p class="hint">${checklist.hint}</p><ol class="steps">${steps.map(
    ({ name, href, isDone }) =>
      html`<li><a href="${href}">${checklist[name]}</a> <span class="tag${isDone ? '' : ' warn'}">${isDone ? checklist.done : checklist.open}</span></li>`,
  )}</ol>
<form id="first-steps" method="post" action="/first-steps/hide">${tokenField(session)}<button>${checklist.dismiss}</button></form></section>`;
}

export function addFirstStepsRoute(app: Hono<AdminEnv>): void {
  app.post('/first-steps/hide', async (c) => {
    const form = await requirePermittedForm(c, 'site-document');
    if (form instanceof Response) return form;
    hideFirstSteps(c);
    return c.redirect('/', 303);
  });
}
