import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type MailSend, type MailStatus, readMailStatus, writePauseWish } from '#lib/platform/watch/mail-status.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, tokenField, type View } from '../view/layout.ts';
import { foldedList, section, serverFold } from '../view/section.ts';

const path = '/mails';
/** The site reports every few seconds. */
const MAX_AGE_MS = 60_000;

/** The state of mails to subscribers, without addresses; accounts that publish notices may pause them. */
export function addMailPages(app: Hono<AdminEnv>, { settings }: AdminServices): void {
  const { dataDir } = settings.campus;
  app.get(path, (c) => {
    const session = requirePermission(c, 'notice');
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { mails } = view.messages;
    const status = readMailStatus(dataDir);
    const body = html`<p class="hint">${status ? fillIn(mails.what, { delay: durationIn(status.delay, view.language) }, view.language) : mails.off}</p>${status ? statusParts(status, session, view) : serverFold(mails.setUp, view)}`;
    const done = c.req.query('done') === 'saved' ? mails.saved : '';
    return c.html(adminLayout(view, { title: mails.title, body, section: 'mails', status: done }));
  });

  app.post(path, async (c) => {
    const form = await requirePermittedForm(c, 'notice');
    if (form instanceof Response) return form;
    const isPaused = firstValue(form.fields, 'do') === 'pause';
    await writePauseWish(dataDir, { isPaused, name: form.session.account.userName, at: Date.now() });
    return c.redirect(`${path}?done=saved`, 303);
  });
}

/** Seconds in words; whole minutes as minutes. */
function durationIn(seconds: number, language: Locale): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  const numberingSystem = language === 'ne' ? 'deva' : 'latn';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', numberingSystem }).format(count);
}

function statusParts(status: MailStatus, session: AdminSession, view: View, now = Date.now()): Html {
  const { messages, language } = view;
  const { mails } = messages;
  const facts = [
    [mails.subscribers, formatNumber(status.subscribers, language)],
    [mails.requests, formatNumber(status.requests, language)],
    [mails.waiting, formatNumber(status.waiting, language)],
    [mails.sender, status.from],
    [mails.rate, formatNumber(status.rate, language)],
  ];
  const action = status.pause === null ? 'pause' : 'resume';
  const faults = faultsOf(status, view, now).map((text) => html`<p class="problem">${text}</p>`);
  return html`<section class="panel">${faults}<dl class="facts">${facts.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>
<form method="post" action="${path}" class="actions">${tokenField(session)}<button class="main" name="do" value="${action}">${mails[action]}</button></form></section>
${section(
  { id: 'last', heading: mails.last },
  status.sends.length > 0
    ? foldedList(
        status.sends.map((send) => sendRow(send, view)),
        view,
      )
    : html`<p>${mails.none}</p>`,
)}`;
}

function faultsOf({ at, pause, server }: MailStatus, view: View, now: number): string[] {
  const { mails } = view.messages;
  const fill = (text: string, since: number, more = {}) =>
    fillIn(text, { time: moment(since, view), ...more }, view.language);
  return [
    ...(Math.abs(now - at) > MAX_AGE_MS ? [fill(mails.stopped, at)] : []),
    ...(pause === null ? [] : [fill(pause.by === 'admin' ? mails.paused : mails.rejections, pause.since, pause)]),
    ...(server === null ? [] : [fill(mails.server, server.since, { reason: server.reason })]),
  ];
}

function sendRow({ at, result, count, reason }: MailSend, view: View): Html {
  const { mails } = view.messages;
  const content = count === 0 ? mails.confirmation : fillIn(mails.notices, { count }, view.language);
  return html`<li><div><p>${mails.results[result]} (${content})${reason !== null && html` <span class="soft" lang="en">${reason}</span>`}</p><p class="soft">${moment(at, view)}</p></div></li>`;
}
