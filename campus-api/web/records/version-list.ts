import type { RecordVersion } from '#campus-api/changes/past-versions.ts';
import type { AdminContext } from '../requests/context.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { tokenField, type View } from '../view/layout.ts';
import { logEntry } from '../view/log-entry.ts';
import { authorText } from './approvals.ts';
import type { Comparison } from './draft-type.ts';

/** Versions of one page of the list. */
const PAGE_SIZE = 20;

/** The page of versions of an address, with one more for comparison. */
export function versionsPage(c: AdminContext): { from: number; limit: number } {
  const from = Number.parseInt(c.req.query('from') ?? '', 10) || 0;
  return { from: Math.max(0, from), limit: PAGE_SIZE + 1 };
}

/** How a list shows versions. */
interface VersionView<State> {
  /** The position of the first one; 0 is the record as it is now. */
  from: number;
  /** The address of the list. */
  path: string;
  /** Whether the last change removed the record. */
  isRemoved: boolean;
  comparison: Comparison<State>;
  /** The address that opens the version of a change (0: before the first one) as a draft. */
  action(change: number): string;
}

/** Versions of a record or text, newest first: who changed what and when, with a button that brings a version back. */
export function versionList<State>(
  versions: readonly RecordVersion<State>[],
  view: View,
  { from, path, isRemoved, comparison, action }: VersionView<State>,
): Html {
  const { messages, session } = view;
  const { versions: texts, none } = messages;
  if (versions.length === 0) return html`<p>${none}</p>`;
  const rows = versions.slice(0, PAGE_SIZE).map(({ entry, state }, index) => {
    const change = entry?.id ?? 0;
    const before = versions[index + 1]?.state ?? null;
    const isCurrent = !isRemoved && from + index === 0;
    const canReturn = !isCurrent && state !== null && session !== null;
    return html`<li id="change-${change}"><div><p>${entry === null ? html`<strong>${texts.first}</strong>` : logEntry(entry, view)}${isCurrent && html` <span class="tag done">${texts.current}</span>`}</p>
${entry && html`<p class="soft">${moment(entry.at, view)} · ${authorText(entry.by, view)}</p>`}${before !== null && state !== null && comparison.differences(before, state)}</div>
<div class="tools">${canReturn && html`<form method="post" action="${action(change)}" class="inline">${tokenField(session)}<button>${texts.bringBack}</button></form>`}</div></li>`;
  });
  const older = `${path}?from=${from + PAGE_SIZE}`;
  return html`<ul class="list">${rows}</ul>
${versions.length > PAGE_SIZE && html`<p><a href="${older}">${messages.log.older}</a></p>`}`;
}
