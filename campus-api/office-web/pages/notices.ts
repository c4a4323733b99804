import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type AdDate, formatGregorian, nepalDate, parseAdDate, writtenDay } from '#lib/calendar/index.ts';
import { clip } from '#lib/i18n/clip.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { NeedsConfirmationError } from '../../office/changes/consent.ts';
import { listNotices, readNotice } from '../../office/notices/notice-records.ts';
import { removeNotices, withdrawNotice } from '../../office/notices/write-notices.ts';
import type { NoticeRecord } from '../../records.ts';
import { consentPage, type FormProblem, failureProblems } from '../change-page.ts';
import { needForm, needSession, type OfficeContext, type OfficeEnv, viewOf } from '../context.ts';
import { one } from '../drafts.ts';
import { departmentIds, departments } from '../notice-form.ts';
import type { Office } from '../office.ts';
import type { Session } from '../sessions.ts';
import { tellSite, toldText } from '../told.ts';
import { type Html, html } from '../view/html.ts';
import { layout, problemList, tokenField, type View } from '../view/layout.ts';

const mostShown = 100;
const done = ['published', 'changed', 'withdrawn', 'restored', 'removed'] as const;

export function addNoticeRoutes(app: Hono<OfficeEnv>, { database, change }: Office): void {
  app.get('/notices', (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { words, language } = view;
    const search = (c.req.query('q') ?? '').slice(0, 200);
    const department = departments.find((name) => name === c.req.query('department')) ?? null;
    const departmentId = department && departmentIds[department];
    const found = listNotices(database, { departmentId, search, limit: mostShown + 1 });
    const count = found.length > mostShown ? words.notices.shown : words.notices.found;
    const body = html`<p class="actions"><a class="button main" href="/notices/new">${words.notices.newOne}</a></p>
<form method="get" action="/notices" class="search" role="search">
<label><span>${words.notices.searchFor}</span><input type="search" name="q" value="${search}"></label>
<label><span>${words.notices.department}</span><select name="department"><option value="">${words.notices.all}</option>${departments.map(
      (name) =>
        html`<option value="${name}"${name === department ? html` selected` : ''}>${words.department[name]}</option>`,
    )}</select></label>
<button>${words.search}</button></form>
<p class="soft">${fillIn(count, { count: Math.min(found.length, mostShown) }, language)}</p>
${noticeRows(view, session, found.slice(0, mostShown))}`;
    const what = done.find((name) => name === c.req.query('done'));
    const said = what ? [words.notices[what], toldText(words, c.req.query('told'))].filter(Boolean).join(' ') : '';
    return c.html(layout(view, { title: words.notices.title, body, section: 'notices', said }));
  });

  const withdrawPage = (c: OfficeContext, problems: FormProblem[]) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const notice = noticeOf(c);
    const view = viewOf(c);
    const { notices } = view.words;
    const body = html`${problemList(view.words, problems)}
<form method="post" action="/notices/${notice.id}/withdraw" class="panel">${tokenField(session)}
<p>${notices.withdrawWhat}</p>
<blockquote lang="${languageOf(notice.description)}"><p>${notice.description}</p>${notice.files.length > 0 && html`<ul>${notice.files.map(({ original }) => html`<li>${original}</li>`)}</ul>`}</blockquote>
<p class="actions"><button class="main danger">${notices.withdrawYes}</button> <a class="button" href="/notices">${notices.withdrawNo}</a></p></form>`;
    return c.html(layout(view, { title: notices.withdrawTitle, body, section: 'notices' }));
  };
  const noticeOf = (c: OfficeContext): NoticeRecord => {
    const notice = readNotice(database, Number(c.req.param('id')));
    if (notice === null) throw new HTTPException(404);
    return notice;
  };

  app.get('/notices/:id{[0-9]{1,15}}/withdraw', (c) => withdrawPage(c, []));

  app.post('/notices/:id{[0-9]{1,15}}/:action{withdraw|restore|remove}', async (c) => {
    const form = await needForm(c);
    if (form instanceof Response) return form;
    const { id } = noticeOf(c);
    const action = c.req.param('action');
    const consent = { confirmed: one(form.fields, 'consent') || false };
    try {
      const done =
        action === 'remove'
          ? await change<unknown>(form.session, consent, (campus) => removeNotices(campus, [id]))
          : await change<unknown>(form.session, consent, (campus) => withdrawNotice(campus, id, action === 'withdraw'));
      const what = { withdraw: 'withdrawn', restore: 'restored', remove: 'removed' }[action];
      return c.redirect(`/notices?done=${what}&told=${await tellSite(done)}`, 303);
    } catch (error) {
      const view = viewOf(c);
      if (error instanceof NeedsConfirmationError) {
        const question = { error, action: c.req.path, back: '/notices', labels: {}, section: 'notices' } as const;
        return c.html(consentPage(view, form.session, question));
      }
      return withdrawPage(c, failureProblems(error, {}, view));
    }
  });
}

/** Notices with what can be done with each. */
export function noticeRows(view: View, session: Session, notices: NoticeRecord[]): Html {
  if (notices.length === 0) return html`<p>${view.words.none}</p>`;
  return html`<ul class="list notices">${notices.map((notice) => noticeRow(view, session, notice))}</ul>`;
}

function noticeRow(view: View, session: Session, notice: NoticeRecord): Html {
  const { words, language } = view;
  const { id, description, createdDate, lastDate, departmentIds: ids, files, withdrawnAt } = notice;
  const text = clip(description, 80);
  const last = lastDate === null ? null : parseAdDate(lastDate);
  const facts = [
    html`${bothDays(createdDate.slice(0, 10), view)}`,
    html`${departmentsText(ids, view)}`,
    last &&
      html`<span class="${last < nepalDate(new Date()) ? '' : 'open'}">${words.date.last}: ${writtenDay(last, language)}</span>`,
    files.length > 0 && html`${files.map(({ original }) => original).join(', ')}`,
  ].filter(Boolean);
  const of = (label: string) => fillIn(label, { text }, language);
  const tools = withdrawnAt
    ? html`<form method="post" action="/notices/${id}/restore" class="inline">${tokenField(session)}<button aria-label="${of(words.notices.restoreOf)}">${words.notices.restore}</button>
<button formaction="/notices/${id}/remove" aria-label="${of(words.notices.removeOf)}">${words.notices.remove}</button></form>`
    : html`<a class="button" href="/notices/${id}/withdraw" aria-label="${of(words.notices.withdrawOf)}">${words.notices.withdraw}</a>`;
  return html`<li><div><p lang="${languageOf(description)}">${description}</p>
<p class="soft">${withdrawnAt && html`<span class="tag warn">${words.notices.isWithdrawn}</span> `}${facts.map((fact, index) => html`${index > 0 && ' · '}${fact}`)}</p></div>
<div class="tools"><a class="button" href="/notices/${id}/edit" aria-label="${of(words.notices.editOf)}">${words.edit}</a>
${tools}</div></li>`;
}

/** A day in Bikram Sambat with the one in AD. */
export function bothDays(text: string, { language }: View): string {
  const day: AdDate | null = parseAdDate(text);
  if (day === null) return text;
  const [first, second] = [writtenDay(day, language), formatGregorian(day, language)];
  return first === second ? first : `${first} (${second})`;
}

export function departmentsText(ids: number[], { words }: View): string {
  const names = departments.filter((name) => ids.includes(departmentIds[name]));
  return names.map((name) => words.department[name]).join(', ');
}
