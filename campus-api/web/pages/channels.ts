import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { formatNumber } from '#lib/platform/calendar/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import {
  type ChannelName,
  type ChannelPost,
  type ChannelState,
  channelNames,
  readChannelStatus,
  writeChannelWish,
} from '#lib/platform/watch/channel-status.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, tokenField, type View } from '../view/layout.ts';
import { foldedList, section } from '../view/section.ts';

const path = '/channels';
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
    }${states.size < names.length && html`<p class="hint">${channels.off}</p>`}${names.map((name) => channelPart(name, states.get(name), session, view))}`;
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
}

function channelPart(name: ChannelName, state: ChannelState | undefined, session: AdminSession, view: View): Html {
  const { messages, language } = view;
  const { channels } = messages;
  const { title, off } = channels.services[name];
  if (!state) return section({ id: name, heading: title }, html`<p class="soft">${off}</p>`);
  const facts = [
    [channels.target, state.target],
    [channels.waiting, formatNumber(state.waiting, language)],
  ];
  const action = state.pause === null ? 'pause' : 'resume';
  const label = fillIn(channels[action], { channel: title }, language);
  const faults = faultsOf(state, view).map((text) => html`<p class="problem">${text}</p>`);
  return section(
    { id: name, heading: title },
    html`<div class="panel">${faults}<dl class="facts">${facts.map(
      ([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`,
    )}</dl>
<form method="post" action="${path}" class="actions">${tokenField(session)}<button name="do" value="${action} ${name}">${label}</button></form></div>
${
  state.posts.length > 0
    ? foldedList(
        state.posts.map((post) => postRow(post, view)),
        view,
      )
    : html`<p>${channels.none}</p>`
}`,
  );
}

function faultsOf({ name, pause, failure }: ChannelState, view: View): string[] {
  const { channels } = view.messages;
  const fill = (text: string, { since, ...more }: { since: number; name?: string; reason: string }) =>
    fillIn(text, { time: moment(since, view), ...more }, view.language);
  return [
    ...(pause?.by === 'admin' ? [fill(channels.paused, pause)] : []),
    ...(pause?.by === 'refused'
      ? [`${fill(channels.refused, pause)} ${channels.services[name].refused} ${channels.thenResume}`]
      : []),
    ...(failure === null ? [] : [fill(channels.failing, failure)]),
  ];
}

function postRow({ at, event, notice, title, result, count, reason, url }: ChannelPost, view: View): Html {
  const { messages, language } = view;
  const { channels } = messages;
  const named = event === 'published' ? title : fillIn(channels.withdrawn, { id: notice }, language);
  const subject = result === 'imported' ? fillIn(channels.many, { count }, language) : named;
  return html`<li><div><p>${url === null ? subject : html`<a href="${url}">${subject}</a>`}</p><p class="soft">${channels.results[result]}${reason !== null && html` <span lang="en">(${reason})</span>`}, ${moment(at, view)}</p></div></li>`;
}
