import type { Visibility } from '#campus-api/model/times.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';

/** Whether visitors see a record, for its list; nothing for one that they see without an end. */
export function visibilityTag(visibility: Visibility, view: View): Html | false {
  const { times } = view.messages;
  const tag = (text: string) => html`<span class="tag warn">${text}</span>`;
  if (visibility.state === 'withdrawn') return tag(times.withdrawn);
  if (visibility.state === 'over') return false;
  const at = (text: string, time: string | undefined) =>
    time !== undefined && tag(fillIn(text, { at: moment(time, view) }, view.language));
  const from = visibility.state === 'scheduled' && at(times.from, visibility.at);
  const until = at(times.until, visibility.until);
  return from && until ? html`${from} ${until}` : from || until;
}
