import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { readChange } from '../../../changes/change-log.ts';
import { NeedsConfirmationError } from '../../../changes/confirmation.ts';
import { ConflictError } from '../../../changes/revisions.ts';
import type { Office } from '../../admin.ts';
import { confirmationPage, failureProblems } from '../../change-page.ts';
import { type Draft, one } from '../../drafts.ts';
import type { Kind, SentForm } from '../../record-types/record-type.ts';
import type { Visibility } from '../../record-types/visibility.ts';
import { requireAccount, requireForm } from '../../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../../requests/context.ts';
import { type ResultName, reportAddress } from '../../results.ts';
import type { Session } from '../../sessions.ts';
import { type Html, html } from '../../view/html.ts';
import { layout, tokenField, type View } from '../../view/layout.ts';
import { readableParts } from '../../view/readable-part.ts';
import { applyAction } from './draft-actions.ts';
import { formPage } from './form.ts';
import {
  checkDraft,
  draftPath,
  type Editor,
  findDraft,
  isGone,
  legacyFields,
  recordOf,
  revisionFields,
  sentForm,
  writeDraft,
} from './record-draft.ts';

/** A draft as visitors will see it, and its way to them. */
export function addPublishRoutes(app: Hono<AdminEnv>, desk: Editor): void {
  const { kind } = desk;

  app.get(`${kind.path}/drafts/:draft/preview`, async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const draft = findDraft(desk, session, c.req.param('draft'));
    const view = viewOf(c);
    if ((await checkDraft(desk, view, session, draft)).length > 0)
      return c.redirect(`${draftPath(desk, draft)}?check`, 303);
    const sent = sentForm(desk, view, draft);
    if (!kind.preview) throw new HTTPException(404);
    const inner = kind.preview(sent, kind.read(sent));
    return c.html(previewPage(desk, view, session, sent, inner, await readableParts(sent.files, view)));
  });

  app.post(`${kind.path}/drafts/:draft/publish`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const draft = findDraft(desk, form.session, c.req.param('draft'));
    return publishDraft(desk, c, form.session, draft, one(form.fields, 'consent') || false);
  });

  app.post(`${kind.path}/drafts/:draft/unicode`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const draft = findDraft(desk, form.session, c.req.param('draft'));
    const names = await legacyFields(desk, viewOf(c), form.session, draft);
    const changed = names.reduce((before, name) => applyAction(before, 'unicode', name) ?? before, draft);
    desk.office.drafts.save(form.session.account.id, changed);
    return c.redirect(`${draftPath(desk, draft)}${kind.preview ? '/preview' : ''}`, 303);
  });
}

export async function publishDraft(
  desk: Editor,
  c: AdminContext,
  session: Session,
  draft: Draft,
  confirmed: string | false,
): Promise<Response> {
  const { office, kind } = desk;
  const { section } = kind;
  const view = viewOf(c);
  const here = draftPath(desk, draft);
  const sent = sentForm(desk, view, draft);
  if (isGone(sent)) return meanwhilePage(desk, c, session, draft);
  const read = kind.read(sent);
  if (read.problems.length > 0) return c.redirect(`${here}?check`, 303);
  try {
    const revision = Number(one(draft.fields, 'revision'));
    const written = await writeDraft(desk, session, draft, read, { consent: { confirmed }, revision });
    office.drafts.remove(session.account.id, draft.id);
    const list = section === 'committees' ? '/committees' : kind.path;
    const record = recordOf(draft) ?? recordOfChange(office, kind, written.change);
    const name = resultOf(recordOf(draft) === null, record === null ? null : kind.visibility?.(office, record));
    return c.redirect(await reportAddress(list, name, written, record), 303);
  } catch (error) {
    if (error instanceof ConflictError) return meanwhilePage(desk, c, session, draft);
    const labels = kind.labels(view.words);
    if (error instanceof NeedsConfirmationError) {
      return c.html(
        confirmationPage(view, session, {
          error,
          action: `${here}/publish`,
          back: here,
          labels,
          section,
          yes: 'publish',
          unicode: `${here}/unicode`,
        }),
      );
    }
    return formPage(desk, c, session, draft, failureProblems(error, labels, view));
  }
}

/** The record of this kind that a change wrote. */
function recordOfChange({ database }: Office, { name }: Kind, change: number | null): number | null {
  const records = change === null ? [] : (readChange(database, change)?.records ?? []);
  return records.find(({ kind }) => kind === name)?.id ?? null;
}

/** What publishing came to: not every record that is published is seen at once. */
function resultOf(isNew: boolean, visibility: Visibility | null | undefined): ResultName {
  if (visibility?.state === 'scheduled' || visibility?.state === 'over') return visibility.state;
  if (visibility?.state === 'withdrawn') return 'changedWithdrawn';
  return isNew ? 'published' : 'changed';
}

/** The form once more, from here on against what is there now. */
function meanwhilePage(desk: Editor, c: AdminContext, session: Session, draft: Draft) {
  const { office, kind } = desk;
  const id = recordOf(draft);
  const now = id === null ? null : kind.known(office, id);
  const revision = now && id !== null ? revisionFields(desk, id) : { record: [], revision: [] };
  const changed = { ...draft, fields: { ...draft.fields, ...revision } };
  office.drafts.save(session.account.id, changed);
  return formPage(desk, c, session, changed, [], now ?? 'gone');
}

/** The record as its page on the site has it. */
function previewPage(
  desk: Editor,
  view: View,
  session: Session,
  { draft, before }: SentForm,
  inner: Html,
  readable: Html | '',
): Html {
  const { words } = view;
  const dropped = draft.fields.dropFile ?? [];
  const here = draftPath(desk, draft);
  const files = [
    ...(before?.files ?? [])
      .filter(({ original }) => !dropped.includes(original))
      .map(({ original, stored }) => ({ name: original, href: `/stored/${encodeURIComponent(stored)}` })),
    ...draft.files.map(({ key, name }) => ({ name, href: `${here}/files/${key}` })),
  ];
  const pictures = files.filter(({ name: file }) => /\.(jpe?g|png|gif|webp|avif)$/i.test(file));
  const body = html`<p class="soft">${words.notices.notYet}</p>
<article class="preview">${inner}
${files.length > 0 && html`<h3>${words.notices.downloads}</h3><ul class="list files">${files.map((file) => html`<li><a href="${file.href}">${file.name}</a></li>`)}</ul>`}
${pictures.map((file) => html`<img src="${file.href}" alt="${file.name}">`)}</article>
${readable}
<div class="actions end"><form method="post" action="${here}/publish" class="inline">${tokenField(session)}<button class="main">${recordOf(draft) === null ? words.notices.publish : words.notices.publishChange}</button></form>
<a class="button" href="${here}">${words.notices.change}</a></div>`;
  return layout(view, { title: words.notices.previewTitle, body, section: desk.kind.section });
}
