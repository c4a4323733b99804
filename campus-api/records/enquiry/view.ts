import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { moment } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { tokenField, type View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { proseTelephoneParts } from '#lib/platform/i18n/prose-telephone.ts';
import { type TelephonePart, telephoneParts } from '#lib/platform/i18n/telephone.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { enquiryDays } from './enquiry.ts';
import { enquiryTexts } from './messages.ts';
import { maxReplyLength } from './reply.ts';
import type { StoredEnquiry } from './store.ts';
import { maxNoteLength } from './write.ts';

/** The path of the list of enquiries in the admin. */
export const ENQUIRIES_PATH = '/enquiries';
const DAY = 86_400_000;

export const enquiryRows = (view: View, enquiries: readonly StoredEnquiry[]): Html => {
  const { kinds, states, nameless } = enquiryTexts[view.language];
  return html`<ul class="list">${enquiries.map(
    ({ reference, kind, name, text, received, state }) =>
      html`<li><div><p><a href="${ENQUIRIES_PATH}/${reference}">${reference}</a> · ${kinds[kind]} <span class="tag${state === 'new' ? ' warn' : ''}">${states[state]}</span></p>
<p lang="${languageOf(text)}">${clip(text, 120)}</p><p class="soft">${name || nameless} · ${moment(received, view)}</p></div></li>`,
  )}</ul>`;
};

const phoneLinks = (parts: readonly TelephonePart[]): Html =>
  html`${parts.map(({ text, number }) => (number === null ? text : html`<a href="tel:${number}">${text}</a>`))}`;

/** A letter with its reply, its note and its buttons; `typed`: a reply that was not sent. */
export function enquiryPage(
  { settings }: AdminServices,
  view: View,
  session: AdminSession,
  enquiry: StoredEnquiry,
  typed = '',
): Html {
  const messages = enquiryTexts[view.language];
  const { remove, back } = view.messages;
  const { reference, kind, name, email, phone, text, received, state, note } = enquiry;
  const facts: [string, string | Html][] = [
    [messages.kinds[kind], messages.states[state]],
    [messages.from, name || messages.nameless],
    ...(email
      ? ([[messages.email, html`<a href="mailto:${email}?subject=${reference}">${email}</a>`]] satisfies [
          string,
          Html,
        ][])
      : []),
    ...(phone ? ([[messages.phone, phoneLinks(telephoneParts(phone))]] satisfies [string, Html][]) : []),
    [messages.came, moment(received, view)],
    [messages.goes, moment(received + enquiryDays * DAY, view)],
  ];
  return html`<section class="panel"><dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt> <dd>${value}</dd></div>`)}</dl>
<blockquote class="message" lang="${languageOf(text)}">${phoneLinks(proseTelephoneParts(text))}</blockquote></section>
${
  settings.mail !== null &&
  email !== '' &&
  html`<form method="post" action="${ENQUIRIES_PATH}/${reference}" class="panel">${tokenField(session)}
<div class="field"><label for="reply">${messages.reply}</label><p class="hint" id="reply-hint">${fillIn(messages.replyHint, { email }, view.language)}</p>
<textarea id="reply" name="reply" rows="6" maxlength="${maxReplyLength}" aria-describedby="reply-hint">
${typed}</textarea></div>
<p class="actions"><button class="main" name="do" value="reply">${messages.sendReply}</button></p></form>`
}
<form method="post" action="${ENQUIRIES_PATH}/${reference}" class="panel">${tokenField(session)}
<div class="field"><label for="note">${messages.note}</label><p class="hint" id="note-hint">${messages.noteHint}</p>
<textarea id="note" name="note" rows="3" maxlength="${maxNoteLength}" aria-describedby="note-hint">
${note}</textarea></div>
<p class="actions">${state === 'answered' ? html`<button name="do" value="open">${messages.markOpen}</button>` : html`<button class="main" name="do" value="answered">${messages.markReplied}</button>`}
<button name="do" value="save">${messages.save}</button></p></form>
<p class="actions"><a class="button" href="${ENQUIRIES_PATH}">${back}</a> <a class="button" href="${ENQUIRIES_PATH}/${reference}/remove">${remove}</a></p>`;
}
