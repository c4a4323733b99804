import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { hasPermission } from '#campus-api/model/permissions.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type Condition, presentConditions, readWatchState } from '#lib/platform/watch/watch-state.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { foldedList, section } from '../view/section.ts';

/** Four runs of the timer. */
const MAX_AGE_MS = 20 * 60_000;

/** For administrators, the present conditions that `site watch` has recorded, and whether it has stopped; nothing if it has never run. */
export function watchPart(
  { settings }: AdminServices,
  { account }: AdminSession,
  view: View,
  now = Date.now(),
): Html | '' {
  if (!hasPermission(account, 'backup')) return '';
  const state = readWatchState(settings.campus.dataDir);
  if (state === null) return '';
  const { watch } = view.messages;
  const stopped = Math.abs(now - state.examinedAt) > MAX_AGE_MS && stoppedRow(state.examinedAt, view);
  const rows = [
    ...(stopped ? [stopped] : []),
    ...presentConditions(state).map((condition) => conditionRow(condition, view)),
  ];
  return rows.length === 0 ? '' : section({ id: 'watch', heading: watch.title }, foldedList(rows, view));
}

function stoppedRow(examinedAt: number, view: View): Html {
  const { watch } = view.messages;
  const title = fillIn(watch.stopped, { time: moment(examinedAt, view) }, view.language);
  return html`<li class="fault"><div><p class="name">${title}</p><p>${watch.stoppedRemedy}</p></div></li>`;
}

function conditionRow({ name, since, values }: Condition, view: View): Html {
  const { watch } = view.messages;
  const fill = (text: string) => fillIn(text, values, view.language);
  const { title, remedy } = watch.conditions[name];
  return html`<li class="${name === 'update' ? 'note' : 'fault'}"><div><p class="name">${fill(title)}</p><p>${fill(remedy)}</p>
<p class="soft">${fillIn(watch.since, { time: moment(since, view) }, view.language)}</p></div></li>`;
}
