import type { RecordVersion } from '#campus-api/changes/past-versions.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { tokenField, type View } from '../view/layout.ts';
import { logEntry } from '../view/log-entry.ts';
import { authorText } from './approvals.ts';

/** How a list shows versions. */
interface VersionView<State> {
  /** Whether the first one is the record as it is now. */
  hasCurrent: boolean;
  /** The last one is there for comparison alone if there are more. */
  limit: number;
  differences(before: State, after: State | null): Html | false;
  /** The address that opens the version of a change (0: before the first one) as a draft. */
  action(change: number): string;
}

/** Versions of a record or text, newest first: who changed what and when, with a button that brings a version back. */
export function versionList<State>(
  versions: readonly RecordVersion<State>[],
  view: View,
  { hasCurrent, limit, differences, action }: VersionView<State>,
): Html {
  const { messages, session } = view;
  const { versions: texts, none } = messages;
  if (versions.length === 0) return html`<p>${none}</p>`;
  const rows = versions.slice(0, limit).map(({ entry, state }, index) => {
    const change = entry?.id ?? 0;
    const before = versions[index + 1]?.state ?? null;
    const isCurrent = hasCurrent && index === 0;
    const canReturn = !isCurrent && state !== null && session !== null;
    return html`<li id="change-${change}"><div><p>${entry === null ? html`<strong>${texts.first}</strong>` : logEntry(entry, view)}${isCurrent && html` <span class="tag done">${texts.current}</span>`}</p>
${entry && html`<p class="soft">${moment(entry.at, view)} · ${authorText(entry.by, view)}</p>`}${before !== null && differences(before, state)}</div>
<div class="tools">${canReturn && html`<form method="post" action="${action(change)}" class="inline">${tokenField(session)}<button>${texts.bringBack}</button></form>`}</div></li>`;
  });
  return html`<ul class="list">${rows}</ul>`;
}
