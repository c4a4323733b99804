import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type RecordVersion, readVersions } from '#campus-api/changes/past-versions.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, tokenField, type View } from '../view/layout.ts';
import { logEntry } from '../view/log-entry.ts';
import { rejectedParts } from './add-files.ts';
import { authorText } from './approvals.ts';
import { draftPath, requireEditor } from './check-draft.ts';
import type { Comparison, DraftType } from './draft-type.ts';

/** Versions of one page of the list. */
const PAGE_SIZE = 20;

/** The page of versions of an address, with one more for comparison. */
function versionsPage(c: AdminContext): { from: number; limit: number } {
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
function versionList<State>(
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

/** The versions of a record, also of a removed one, and a button for each that opens it as a draft. */
export function addVersionRoutes<State>(app: Hono<AdminEnv>, type: DraftType<State>): void {
  const { services, section } = type;
  const path = type.addressOf('versions', `:name{${type.names}}`);

  app.get(path, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const name = c.req.param('name') ?? '';
    requireEditor(type, session, name);
    const view = viewOf(c);
    const page = versionsPage(c);
    const subject = type.subjectOf(name);
    const load = () => type.load(name, view);
    const current = load();
    const versions = subject === null ? [] : readVersions(services.database, subject, page, load);
    const existing = current ?? versions.map(({ state }) => state).find((state) => state !== null);
    if (existing === undefined) throw new HTTPException(404);
    const own = type.addressOf('versions', name);
    const list = versionList(versions, view, {
      from: page.from,
      path: own,
      isRemoved: current === null,
      comparison: type.comparison(name, view),
      action: (change) => `${own}?${new URLSearchParams({ change: String(change) })}`,
    });
    const title = type.titleOf(name, existing, view);
    const body = html`<p>${current === null ? html`${title} <span class="tag warn">${view.messages.versions.removed}</span>` : html`<a href="${type.addressOf('edit', name)}">${title}</a>`}</p>
${list}`;
    return c.html(adminLayout(view, { title: view.messages.versions.title, body, section }));
  });

  app.post(path, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const name = c.req.param('name') ?? '';
    requireEditor(type, form.session, name);
    const change = Number(c.req.query('change'));
    const { draft, missing } = await type.bringBack(form.session, viewOf(c), name, change);
    const query = new URLSearchParams([
      ['version', String(change)],
      ...rejectedParts(missing.map((file) => ({ name: file, code: 'file-gone', field: undefined }))),
    ]);
    return c.redirect(`${draftPath(type, draft)}?${query}`, 303);
  });
}
