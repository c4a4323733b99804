import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import {
  addRepeatWish,
  type ChannelName,
  type ChannelPost,
  type ChannelState,
  canRepeat,
  channelNames,
  readChannelStatus,
  writeChannelWish,
} from '#lib/platform/watch/channel-status.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, tokenField, type View } from '../view/layout.ts';
import { foldedList, section, serverFold } from '../view/section.ts';

const path = '/channels';
const againPath = `${path}/again`;
/** The site reports every few seconds. */
const MAX_AGE_MS = 60_000;

/** The posts of each channel; accounts that publish notices may pause them. */
export function addChannelPages(app: Hono<AdminEnv>, { settings }: AdminServices): void {
  const { dataDir } = settings.campus;
  app.get(path, (c) => {
    const session = requirePermission(c, 'notice');
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { channels } = view.messages;
    const status = readChannelStatus(dataDir);
    const states = new Map(status?.channels.map((state) => [state.name, state]));
    // Channels that are on come first.
    const names = [...channelNames].sort((a, b) => Number(states.has(b)) - Number(states.has(a)));
    const isStopped = status !== null && Math.abs(Date.now() - status.at) > MAX_AGE_MS;
    const body = html`<p class="hint">${channels.what}</p>${
      isStopped &&
      html`<p class="problem">${fillIn(channels.stopped, { time: moment(status.at, view) }, view.language)}</p>`
    }${names.map((name) => channelPart(name, states.get(name), session, view))}`;
    const done = c.req.query('done') === 'saved' ? channels.saved : '';
    return c.html(adminLayout(view, { title: channels.title, body, section: 'channels', status: done }));
  });

  app.post(path, async (c) => {
    const form = await requirePermittedForm(c, 'notice');
    if (form instanceof Response) return form;
    const [action, channel] = firstValue(form.fields, 'do').split(' ');
    const name = channelNames.find((one) => one === channel);
    if (name === undefined) return c.redirect(path, 303);
    const wish = { isPaused: action === 'pause', name: form.session.account.userName, at: Date.now() };
    await writeChannelWish(dataDir, name, wish);
    return c.redirect(`${path}?done=saved`, 303);
  });

  app.get(againPath, (c) => {
    const session = requirePermission(c, 'notice');
    if (session instanceof Response) return session;
    return c.html(
      againPage(
        findRepeatable(dataDir, (name) => c.req.query(name) ?? ''),
        session,
        viewOf(c),
      ),
    );
  });

  app.post(againPath, async (c) => {
    const form = await requirePermittedForm(c, 'notice');
    if (form instanceof Response) return form;
    const { state, post } = findRepeatable(dataDir, (name) => firstValue(form.fields, name));
    const { event, notice, at: postedAt } = post;
    const name = form.session.account.userName;
    await addRepeatWish(dataDir, state.name, { event, notice, postedAt, name, at: Date.now() });
    return c.redirect(`${path}?done=saved`, 303);
  });
}

/** The post that the fields name, where it can be posted again. @throws HTTPException 404 */
function findRepeatable(dataDir: string, read: (name: string) => string) {
  const state = readChannelStatus(dataDir)?.channels.find(({ name }) => name === read('channel'));
  const [event, notice, at] = [read('event'), read('notice'), Number(read('at'))];
  const post = state?.posts.find((each) => each.event === event && each.notice === notice && each.at === at);
  if (!state || !post || !canRepeat(post)) throw new HTTPException(404);
  return { state, post };
}

/** The confirmation before a post is repeated, as most services do not recognise a repetition. */
function againPage({ state, post }: ReturnType<typeof findRepeatable>, session: AdminSession, view: View) {
  const { messages, language } = view;
  const { channels } = messages;
  const channel = channels.services[state.name].title;
  const isRisky = post.result === 'unknown' && !state.isRepeatable;
  const hidden = Object.entries({
    channel: state.name,
    event: post.event,
    notice: post.notice,
    at: String(post.at),
  }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const body = html`<div class="panel"><p><strong>${subjectOf(post, view)}</strong></p><p class="soft">${channels.results[post.result]}${post.reason !== null && html` <span lang="en">(${post.reason})</span>`}, ${moment(post.at, view)}</p>
<p class="${isRisky ? 'problem' : 'hint'}">${fillIn(isRisky ? channels.againUnknown : channels.againFailed, { channel }, language)}</p>
<form method="post" action="${againPath}" class="actions">${tokenField(session)}${hidden}<button class="main">${fillIn(channels.againButton, { channel }, language)}</button><a href="${path}">${messages.cancel}</a></form></div>`;
  return adminLayout(view, { title: channels.again, body, section: 'channels' });
}

function channelPart(name: ChannelName, state: ChannelState | undefined, session: AdminSession, view: View): Html {
  const { messages, language } = view;
  const { channels } = messages;
  const { title, setUp, refused } = channels.services[name];
  if (!state)
    return section(
      { id: name, heading: title },
      html`<p class="soft">${channels.off}</p>${serverFold(`${setUp} ${channels.setUp}`, view)}`,
    );
  const facts = [
    [channels.target, state.target],
    ...(state.categories === null ? [] : [[channels.categories, state.categories.join(', ')]]),
    [channels.waiting, formatNumber(state.waiting, language)],
  ];
  const action = state.pause === null ? 'pause' : 'resume';
  const label = fillIn(channels[action], { channel: title }, language);
  const faults = faultsOf(state, view).map((text) => html`<p class="problem">${text}</p>`);
  return section(
    { id: name, heading: title },
    html`<div class="panel">${faults}${state.pause?.by === 'refused' && serverFold(refused, view)}<dl class="facts">${facts.map(
      ([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`,
    )}</dl>
<form method="post" action="${path}" class="actions">${tokenField(session)}<button name="do" value="${action} ${name}">${label}</button></form></div>
${
  state.posts.length > 0
    ? foldedList(
        state.posts.map((post) => postRow(name, post, view)),
        view,
      )
    : html`<p>${channels.none}</p>`
}`,
  );
}

function faultsOf({ pause, failure }: ChannelState, view: View): string[] {
  const { channels } = view.messages;
  const fill = (text: string, { since, ...more }: { since: number; name?: string; reason: string }) =>
    fillIn(text, { time: moment(since, view), ...more }, view.language);
  return [
    ...(pause?.by === 'admin' ? [fill(channels.paused, pause)] : []),
    ...(pause?.by === 'refused' ? [`${fill(channels.refused, pause)} ${channels.thenResume}`] : []),
    ...(failure === null ? [] : [fill(channels.failing, failure)]),
  ];
}

function subjectOf({ event, notice, title, result, count }: ChannelPost, { messages, language }: View): string {
  const { channels } = messages;
  if (result === 'imported') return fillIn(channels.many, { count }, language);
  return event === 'published' ? title : fillIn(channels.withdrawn, { id: notice }, language);
}

function postRow(channel: ChannelName, post: ChannelPost, view: View): Html {
  const { messages, language } = view;
  const { channels } = messages;
  const { at, event, notice, result, reason, url, repeated } = post;
  const subject = subjectOf(post, view);
  const again = new URLSearchParams({ channel, event, notice, at: String(at) });
  return html`<li><div><p>${url === null ? subject : html`<a href="${url}">${subject}</a>`}</p><p class="soft">${channels.results[result]}${reason !== null && html` <span lang="en">(${reason})</span>`}, ${moment(at, view)}${
    repeated !== undefined &&
    html`; ${fillIn(channels.repeated, { name: repeated.name, time: moment(repeated.at, view) }, language)}`
  }</p></div>${canRepeat(post) && html`<a href="${againPath}?${again.toString()}">${channels.again}</a>`}</li>`;
}
