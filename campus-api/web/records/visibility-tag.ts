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
  if (visibility.state === 'scheduled')
    return tag(fillIn(times.from, { at: moment(visibility.at, view) }, view.language));
  if (visibility.state !== 'public' || visibility.until === undefined) return false;
  return tag(fillIn(times.until, { at: moment(visibility.until, view) }, view.language));
}
