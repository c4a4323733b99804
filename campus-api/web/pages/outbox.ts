import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import {
  addRepeatWish,
  canRepeat,
  type Delivery,
  readOutboxStatus,
  type ServiceName,
  type ServiceState,
  serviceNames,
  writePauseWish,
} from '#lib/platform/watch/outbox-status.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, tokenField, type View } from '../view/layout.ts';
import { foldedList, section, serverFold } from '../view/section.ts';

const path = '/outbox';
const againPath = `${path}/again`;
/** The site reports every few seconds. */
const MAX_AGE_MS = 60_000;

/** The last messages to each service, without recipients; accounts that publish notices may pause services. */
export function addOutboxPages(app: Hono<AdminEnv>, { settings }: AdminServices): void {
  const { dataDir } = settings.campus;
  app.get(path, (c) => {
    const session = requirePermission(c, 'notice');
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { outbox } = view.messages;
    const status = readOutboxStatus(dataDir);
    const states = new Map(status?.services.map((state) => [state.name, state]));
    // Services that are on come first.
    const names = [...new Set<ServiceName>([...states.keys(), ...serviceNames])];
    const isStopped = status !== null && Math.abs(Date.now() - status.at) > MAX_AGE_MS;
    const body = html`<p class="hint">${outbox.what}</p>${
      isStopped &&
      html`<p class="problem">${fillIn(outbox.stopped, { time: moment(status.at, view) }, view.language)}</p>`
    }${names.map((name) => servicePart(name, states.get(name), session, view))}`;
    const done = c.req.query('done') === 'saved' ? outbox.saved : '';
    return c.html(adminLayout(view, { title: outbox.title, body, section: 'outbox', status: done }));
  });

  app.post(path, async (c) => {
    const form = await requirePermittedForm(c, 'notice');
    if (form instanceof Response) return form;
    const [action, service] = firstValue(form.fields, 'do').split(' ');
    const name = readOutboxStatus(dataDir)?.services.find((one) => one.name === service)?.name;
    if (name === undefined) return c.redirect(path, 303);
    const wish = { isPaused: action === 'pause', name: form.session.account.userName, at: Date.now() };
    await writePauseWish(dataDir, name, wish);
    return c.redirect(`${path}?done=saved`, 303);
  });

  app.get(againPath, (c) => {
    const session = requirePermission(c, 'notice');
    if (session instanceof Response) return session;
    const repeatable = findRepeatable(dataDir, (name) => c.req.query(name) ?? '');
    return c.html(againPage(repeatable, session, viewOf(c)));
  });

  app.post(againPath, async (c) => {
    const form = await requirePermittedForm(c, 'notice');
    if (form instanceof Response) return form;
    const { state, delivery } = findRepeatable(dataDir, (name) => firstValue(form.fields, name));
    const { event, notice, at: deliveredAt } = delivery;
    const name = form.session.account.userName;
    await addRepeatWish(dataDir, state.name, { event, notice, deliveredAt, name, at: Date.now() });
    return c.redirect(`${path}?done=saved`, 303);
  });
}

/** The delivery that the fields name, where it can be repeated. @throws HTTPException 404 */
function findRepeatable(dataDir: string, read: (name: string) => string) {
  const state = readOutboxStatus(dataDir)?.services.find(({ name }) => name === read('service'));
  const [event, notice, at] = [read('event'), read('notice'), Number(read('at'))];
  const delivery = state?.deliveries.find(
    (each) => each.event === event && each.notice === notice && each.at === at && canRepeat(each),
  );
  if (!state || !delivery) throw new HTTPException(404);
  return { state, delivery };
}

/** The texts of a service; one without any has its name as its title. */
function textsOf(name: ServiceName, { messages }: View) {
  const texts = Object.entries(messages.outbox.services).find(([service]) => service === name)?.[1];
  return texts ?? { title: name, setUp: '', refused: '' };
}

const fieldsOf = (service: ServiceName, { event, notice, at }: Delivery) => ({
  service,
  event,
  notice,
  at: String(at),
});

/** The confirmation before a delivery is repeated, as most services do not recognise a repetition. */
function againPage({ state, delivery }: ReturnType<typeof findRepeatable>, session: AdminSession, view: View) {
  const { messages, language } = view;
  const { outbox } = messages;
  const service = textsOf(state.name, view).title;
  const isRisky = delivery.result === 'unknown' && !state.isRepeatable;
  const hidden = Object.entries(fieldsOf(state.name, delivery)).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const body = html`<div class="panel"><p><strong>${subjectOf(delivery, view)}</strong></p><p class="soft">${resultOf(delivery, view)}</p>
<p class="${isRisky ? 'problem' : 'hint'}">${fillIn(isRisky ? outbox.againUnknown : outbox.againFailed, { service }, language)}</p>
<form method="post" action="${againPath}" class="actions">${tokenField(session)}${hidden}<button class="main">${fillIn(outbox.againButton, { service }, language)}</button><a href="${path}">${messages.cancel}</a></form></div>`;
  return adminLayout(view, { title: outbox.again, body, section: 'outbox' });
}

function servicePart(name: ServiceName, state: ServiceState | undefined, session: AdminSession, view: View): Html {
  const { messages, language } = view;
  const { outbox } = messages;
  const { title, setUp, refused } = textsOf(name, view);
  if (!state)
    return section(
      { id: name, heading: title },
      html`<p class="soft">${outbox.off}</p>${setUp !== '' && serverFold(`${setUp} ${outbox.setUp}`, view)}`,
    );
  const action = state.pause === null ? 'pause' : 'resume';
  const { delay } = state.figures;
  const faults = faultsOf(state, view).map((text) => html`<p class="problem">${text}</p>`);
  return section(
    { id: name, heading: title },
    html`<div class="panel">${delay !== undefined && html`<p class="hint">${fillIn(outbox.mailed, { delay: durationIn(delay, language) }, language)}</p>`}${faults}${state.pause?.by === 'refused' && refused !== '' && serverFold(refused, view)}<dl class="facts">${factsOf(
      state,
      view,
    ).map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
<form method="post" action="${path}" class="actions">${tokenField(session)}<button name="do" value="${action} ${name}">${fillIn(outbox[action], { service: title }, language)}</button></form></div>
${
  state.deliveries.length > 0
    ? foldedList(
        state.deliveries.map((delivery) => deliveryRow(name, delivery, view)),
        view,
      )
    : html`<p>${outbox.none}</p>`
}`,
  );
}

function factsOf({ name, target, categories, waiting, figures }: ServiceState, { messages, language }: View) {
  const { outbox } = messages;
  const numbers = (['subscribers', 'requests', 'rate'] as const).flatMap((figure) => {
    const value = figures[figure];
    return value === undefined ? [] : [[outbox.figures[figure], formatNumber(value, language)]];
  });
  return [
    ...(name === 'push' ? [] : [[name === 'mail' ? outbox.sender : outbox.target, target]]),
    ...(categories === null ? [] : [[outbox.categories, categories.join(', ')]]),
    ...numbers,
    [outbox.waiting, formatNumber(waiting, language)],
  ];
}

/** Seconds in words; whole minutes as minutes. */
function durationIn(seconds: number, language: Locale): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  const numberingSystem = language === 'ne' ? 'deva' : 'latn';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', numberingSystem }).format(count);
}

function faultsOf({ pause, failure }: ServiceState, view: View): string[] {
  const { outbox } = view.messages;
  const fill = (text: string, { since, ...more }: { since: number; name?: string; reason: string }) =>
    fillIn(text, { time: moment(since, view), ...more }, view.language);
  return [
    ...(pause?.by === 'admin' ? [fill(outbox.paused, pause)] : []),
    ...(pause?.by === 'rejections' ? [fill(outbox.rejections, pause)] : []),
    ...(pause?.by === 'refused' ? [`${fill(outbox.refused, pause)} ${outbox.thenResume}`] : []),
    ...(failure === null ? [] : [fill(outbox.failing, failure)]),
  ];
}

function subjectOf({ event, notice, title, result, count }: Delivery, { messages, language }: View): string {
  const { outbox } = messages;
  if (notice === '' && count === 0) return outbox.confirmation;
  if (result === 'imported' || notice === '') return fillIn(outbox.many, { count }, language);
  return event === 'published' ? title : fillIn(outbox.withdrawn, { id: notice }, language);
}

const resultOf = ({ at, result, reason }: Delivery, view: View): Html =>
  html`${view.messages.outbox.results[result]}${reason !== null && html` <span lang="en">(${reason})</span>`}, ${moment(at, view)}`;

function deliveryRow(service: ServiceName, delivery: Delivery, view: View): Html {
  const { messages, language } = view;
  const { outbox } = messages;
  const { url, repeated, count } = delivery;
  const subject = service === 'push' ? fillIn(outbox.messages, { count }, language) : subjectOf(delivery, view);
  const again = new URLSearchParams(fieldsOf(service, delivery));
  return html`<li><div><p>${url === null ? subject : html`<a href="${url}">${subject}</a>`}</p><p class="soft">${resultOf(delivery, view)}${
    repeated !== undefined &&
    html`; ${fillIn(outbox.repeated, { name: repeated.name, time: moment(repeated.at, view) }, language)}`
  }</p></div>${canRepeat(delivery) && html`<a href="${againPath}?${again.toString()}">${outbox.again}</a>`}</li>`;
}
