import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type EnquiryState, enquiryDays } from '#campus-api/enquiries/enquiry.ts';
import type { StoredEnquiry } from '#campus-api/enquiries/enquiry-store.ts';
import { clip } from '#lib/i18n/clip.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { changeEnquiry, maxNoteLength, removeEnquiry } from '../../enquiries/write-enquiries.ts';
import type { Office } from '../admin.ts';
import { one } from '../drafts.ts';
import { needPermission, needPermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { Session } from '../sessions.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { layout, tokenField, type View } from '../view/layout.ts';

const path = '/enquiries';
const pattern = `${path}/:reference{[0-9A-Z]{4}-[0-9A-Z]{4}}`;
const DAY = 86_400_000;

/** What visitors wrote: for administrators, who answer for personal data. */
export function addEnquiryRoutes(app: Hono<AdminEnv>, { database, stores: { enquiries } }: Office): void {
  app.get(path, (c) => {
    const session = needPermission(c, 'enquiry');
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { words, language } = view;
    const wanted = (c.req.query('number') ?? '').trim().toUpperCase();
    if (wanted !== '' && enquiries.read(wanted)) return c.redirect(`${path}/${wanted}`, 303);
    const body = html`<p class="hint">${fillIn(words.enquiries.hint, { days: enquiryDays }, language)}</p>
<form class="panel narrow"><div class="field"><label for="number">${words.enquiries.find}</label>
${wanted !== '' && html`<p class="wrong" id="number-wrong" role="alert">${words.enquiries.notFound}</p>`}
<input id="number" name="number" value="${wanted}" autocomplete="off" autocapitalize="characters"${wanted !== '' && html` aria-invalid="true" aria-describedby="number-wrong" autofocus`}></div>
<p class="actions"><button>${words.search}</button></p></form>
${listOf(view, enquiries.list())}`;
    const said = c.req.query('done') === 'removed' ? words.enquiries.removed : '';
    return c.html(layout(view, { title: words.enquiries.title, body, section: 'enquiries', said }));
  });

  app.get(pattern, (c) => {
    const session = needPermission(c, 'enquiry');
    if (session instanceof Response) return session;
    const enquiry = found(c);
    if (enquiry.state === 'new')
      changeEnquiry(database, session.account.userName, enquiry.reference, { ...enquiry, state: 'read' });
    const view = viewOf(c);
    const said = c.req.query('done') === 'saved' ? view.words.enquiries.saved : '';
    const body = onePage(view, session, { ...enquiry, state: enquiry.state === 'new' ? 'read' : enquiry.state });
    return c.html(layout(view, { title: enquiry.reference, body, section: 'enquiries', said }));
  });

  app.post(pattern, async (c) => {
    const form = await needPermittedForm(c, 'enquiry');
    if (form instanceof Response) return form;
    const { reference, state } = found(c);
    const note = one(form.fields, 'note').trim();
    const next = nextState(one(form.fields, 'do'), state);
    if (!changeEnquiry(database, form.session.account.userName, reference, { state: next, note }))
      throw new HTTPException(404);
    return c.redirect(`${path}/${reference}?done=saved`, 303);
  });

  app.get(`${pattern}/remove`, (c) => {
    const session = needPermission(c, 'enquiry');
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { reference, text } = found(c);
    const { words } = view;
    const body = html`<form method="post" class="panel">${tokenField(session)}<p><strong>${reference}</strong>: ${clip(text, 90)}</p><p>${words.enquiries.removeText}</p>
<p class="actions"><button class="main danger">${words.enquiries.removeYes}</button> <a class="button" href="${path}/${reference}">${words.cancel}</a></p></form>`;
    return c.html(layout(view, { title: words.enquiries.removeTitle, body, section: 'enquiries' }));
  });

  app.post(`${pattern}/remove`, async (c) => {
    const form = await needPermittedForm(c, 'enquiry');
    if (form instanceof Response) return form;
    if (!removeEnquiry(database, form.session.account.userName, found(c).reference)) throw new HTTPException(404);
    return c.redirect(`${path}?done=removed`, 303);
  });

  function found(c: AdminContext): StoredEnquiry {
    const enquiry = enquiries.read(c.req.param('reference') ?? '');
    if (enquiry === null) throw new HTTPException(404);
    return enquiry;
  }
}

function nextState(action: string, state: EnquiryState): EnquiryState {
  if (action === 'answered') return 'answered';
  return action === 'open' ? 'read' : state;
}

function listOf(view: View, all: readonly StoredEnquiry[]): Html {
  const { words } = view;
  if (all.length === 0) return html`<p>${words.none}</p>`;
  return html`<ul class="list">${all.map(
    ({ reference, kind, name, text, received, state }) =>
      html`<li><div><p><a href="${path}/${reference}">${reference}</a> · ${words.enquiries.kinds[kind]}${state === 'new' ? html` <span class="tag warn">${words.enquiries.states.new}</span>` : html` <span class="tag">${words.enquiries.states[state]}</span>`}</p>
<p lang="${languageOf(text)}">${clip(text, 120)}</p><p class="soft">${name || words.enquiries.nameless} · ${moment(received, view)}</p></div></li>`,
  )}</ul>`;
}

function onePage(view: View, session: Session, enquiry: StoredEnquiry): Html {
  const { enquiries: words, remove, back } = view.words;
  const { reference, kind, name, email, phone, text, received, state, note } = enquiry;
  const facts: [string, string | Html][] = [
    [words.kinds[kind], words.states[state]],
    [words.from, name || words.nameless],
    ...(email ? ([[words.email, html`<a href="mailto:${email}">${email}</a>`]] satisfies [string, Html][]) : []),
    ...(phone ? ([[words.phone, phone]] satisfies [string, string][]) : []),
    [words.came, moment(received, view)],
    [words.goes, moment(received + enquiryDays * DAY, view)],
  ];
  return html`<section class="panel"><dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt> <dd>${value}</dd></div>`)}</dl>
<blockquote class="words" lang="${languageOf(text)}">${text}</blockquote></section>
<form method="post" action="${path}/${reference}" class="panel">${tokenField(session)}
<div class="field"><label for="note">${words.note}</label><p class="hint" id="note-hint">${words.noteHint}</p>
<textarea id="note" name="note" rows="3" maxlength="${maxNoteLength}" aria-describedby="note-hint">
${note}</textarea></div>
<p class="actions">${state === 'answered' ? html`<button name="do" value="open">${words.open}</button>` : html`<button class="main" name="do" value="answered">${words.answered}</button>`}
<button name="do" value="save">${words.save}</button></p></form>
<p class="actions"><a class="button" href="${path}">${back}</a> <a class="button" href="${path}/${reference}/remove">${remove}</a></p>`;
}
