import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { hasPermission } from '#campus-api/model/permissions.ts';
import type { AdminServices } from '../requests/services.ts';
import { recordedConditions } from '../view/conditions.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { foldedList, section } from '../view/section.ts';

/** For administrators, the conditions that `site watch` has recorded; nothing without any. */
export function watchPart({ settings }: AdminServices, { account }: AdminSession, view: View): Html | '' {
  if (!hasPermission(account, 'backup')) return '';
  const rows = recordedConditions(settings.campus.dataDir, view.language).map(
    ({ title, remedy, since, isFault }) =>
      html`<li class="${isFault ? 'fault' : 'note'}"><div><p class="name">${title}</p><p>${remedy}</p>${since && html`<p class="soft">${since}</p>`}</div></li>`,
  );
  return rows.length === 0 ? '' : section({ id: 'watch', heading: view.messages.watch.title }, foldedList(rows, view));
}
