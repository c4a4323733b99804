import type { ChangeEntry } from '#campus-api/changes/change-log.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { logEntry } from '../view/log-entry.ts';
import { authorText } from './approvals.ts';

/** A version of a record or text: `entry` is null before the first change that the log has, `changes` are its differences from the one before it. */
interface ListedVersion {
  entry: ChangeEntry | null;
  isCurrent: boolean;
  changes: Html | false;
  button: Html | false;
}

/** Versions, newest first: who changed what and when. */
export function versionList(versions: readonly ListedVersion[], view: View): Html {
  const { versions: texts, none } = view.messages;
  if (versions.length === 0) return html`<p>${none}</p>`;
  return html`<ul class="list">${versions.map(
    ({ entry, isCurrent, changes, button }) =>
      html`<li id="change-${entry?.id ?? 0}"><div><p>${entry === null ? html`<strong>${texts.first}</strong>` : logEntry(entry, view)}${isCurrent && html` <span class="tag done">${texts.current}</span>`}</p>
${entry && html`<p class="soft">${moment(entry.at, view)} · ${authorText(entry.by, view)}</p>`}${changes}</div>
<div class="tools">${button}</div></li>`,
  )}</ul>`;
}
