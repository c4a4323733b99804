import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { createMatcher } from '#campus-api/database/matching.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { hitCount, pageLinks, readListQuery, searchForm } from '#campus-api/web/records/list-parts.ts';
import { requirePermission, requirePermittedForm } from '#campus-api/web/requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { moment } from '#campus-api/web/view/days.ts';
import { html } from '#campus-api/web/view/html.ts';
import { adminLayout, problemList, tokenField, type View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { cleanText } from '#packages/nepali/text/index.ts';
import { type EnquiryState, enquiryDays } from './enquiry.ts';
import { enquiryTexts } from './messages.ts';
import { maxReplyLength, sendReply } from './reply.ts';
import { createEnquiryStore, type StoredEnquiry } from './store.ts';
import { ENQUIRIES_PATH, enquiryPage, enquiryRows } from './view.ts';
import { changeEnquiry, removeEnquiry } from './write.ts';

const pattern = `${ENQUIRIES_PATH}/:reference{[0-9A-Z]{4}-[0-9A-Z]{4}}`;

/** Messages from visitors, for administrators: they are responsible for personal data. */
export function addEnquiryPages(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database } = services;
  const enquiries = createEnquiryStore(database);
  app.get(ENQUIRIES_PATH, (c) => {
    const session = requirePermission(c, 'enquiry');
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { language } = view;
    const query = readListQuery(new URL(c.req.url).searchParams, []);
    const reference = query.search.toUpperCase();
    if (reference !== '' && enquiries.read(reference)) return c.redirect(`${ENQUIRIES_PATH}/${reference}`, 303);
    const hits = searchEnquiries(enquiries.list(), query.search);
    const { title, hint } = enquiryTexts[language];
    const body = html`<p class="hint">${fillIn(hint, { days: enquiryDays }, language)}</p>
${searchForm(view, { path: ENQUIRIES_PATH, title, query })}${hitCount(view, ENQUIRIES_PATH, query, hits.length)}
${enquiryRows(view, hits.slice(query.offset, query.offset + query.limit))}${pageLinks(view, ENQUIRIES_PATH, query, hits.length)}`;
    const status = c.req.query('done') === 'removed' ? enquiryTexts[language].removed : '';
    return c.html(adminLayout(view, { title: enquiryTexts[language].title, body, section: 'enquiries', status }));
  });

  app.get(pattern, (c) => {
    const session = requirePermission(c, 'enquiry');
    if (session instanceof Response) return session;
    const enquiry = readEnquiry(c);
    if (enquiry.state === 'new')
      changeEnquiry(database, session.account.userName, enquiry.reference, { ...enquiry, state: 'read' });
    const view = viewOf(c);
    const { saved, replied } = enquiryTexts[view.language];
    const done = c.req.query('done');
    const status = done === 'saved' ? saved : done === 'replied' ? replied : '';
    const body = enquiryPage(services, view, session, {
      ...enquiry,
      state: enquiry.state === 'new' ? 'read' : enquiry.state,
    });
    return c.html(adminLayout(view, { title: enquiry.reference, body, section: 'enquiries', status }));
  });

  app.post(pattern, async (c) => {
    const form = await requirePermittedForm(c, 'enquiry');
    if (form instanceof Response) return form;
    const enquiry = readEnquiry(c);
    const { reference, state } = enquiry;
    if (firstValue(form.fields, 'do') === 'reply')
      return reply(
        c,
        form.session,
        enquiry,
        cleanText(firstValue(form.fields, 'reply')).trim().slice(0, maxReplyLength),
      );
    const note = cleanText(firstValue(form.fields, 'note')).trim();
    const next = nextState(firstValue(form.fields, 'do'), state);
    if (!changeEnquiry(database, form.session.account.userName, reference, { state: next, note }))
      throw new HTTPException(404);
    return c.redirect(`${ENQUIRIES_PATH}/${reference}?done=saved`, 303);
  });

  app.get(`${pattern}/remove`, (c) => {
    const session = requirePermission(c, 'enquiry');
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { reference, text } = readEnquiry(c);
    const { messages, language } = view;
    const body = html`<form method="post" class="panel">${tokenField(session)}<p><strong>${reference}</strong>: ${clip(text, 90)}</p><p>${enquiryTexts[language].removeText}</p>
<p class="actions"><button class="main danger">${enquiryTexts[language].removeYes}</button> <a class="button" href="${ENQUIRIES_PATH}/${reference}">${messages.cancel}</a></p></form>`;
    return c.html(adminLayout(view, { title: enquiryTexts[language].removeTitle, body, section: 'enquiries' }));
  });

  app.post(`${pattern}/remove`, async (c) => {
    const form = await requirePermittedForm(c, 'enquiry');
    if (form instanceof Response) return form;
    if (!removeEnquiry(database, form.session.account.userName, readEnquiry(c).reference)) throw new HTTPException(404);
    return c.redirect(`${ENQUIRIES_PATH}?done=removed`, 303);
  });

  /** Mails a reply; the page has the text again where the mail server refuses it. */
  async function reply(c: AdminContext, session: AdminSession, enquiry: StoredEnquiry, text: string) {
    const { mail } = services.settings;
    if (mail === null || enquiry.email === '') throw new HTTPException(404);
    const view = viewOf(c);
    const texts = enquiryTexts[view.language];
    const problem =
      text === '' ? texts.noReply : await sendReply(services, mail, enquiry, text).then(() => null, failureText(view));
    if (problem !== null) {
      const body = html`${problemList(view.messages, [{ field: 'reply', text: problem }])}${enquiryPage(services, view, session, enquiry, text)}`;
      return c.html(adminLayout(view, { title: enquiry.reference, body, section: 'enquiries' }), 422);
    }
    const by = session.account.userName;
    const heading = fillIn(texts.repliedNote, { by, at: moment(Date.now(), view) }, view.language);
    const note = [enquiry.note, `${heading}\n${text}`].filter(Boolean).join('\n\n');
    changeEnquiry(database, by, enquiry.reference, { state: 'answered', note });
    return c.redirect(`${ENQUIRIES_PATH}/${enquiry.reference}?done=replied`, 303);
  }

  function readEnquiry(c: AdminContext): StoredEnquiry {
    const enquiry = enquiries.read(c.req.param('reference') ?? '');
    if (enquiry === null) throw new HTTPException(404);
    return enquiry;
  }
}

const failureText = (view: View) => (error: unknown) =>
  fillIn(
    enquiryTexts[view.language].replyFailed,
    { reason: clip(error instanceof Error ? error.message : String(error), 120) },
    view.language,
  );

function nextState(action: string, state: EnquiryState): EnquiryState {
  if (action === 'answered') return 'answered';
  return action === 'open' ? 'read' : state;
}

/** Enquiries with each word of a search, the personal data included. */
export function searchEnquiries(all: readonly StoredEnquiry[], search: string): StoredEnquiry[] {
  const matches = createMatcher(search);
  return all.filter(({ reference, name, email, phone, text, note }) =>
    matches([reference, name, email, phone, text, note].join(' ')),
  );
}
