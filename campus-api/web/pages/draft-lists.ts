import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { SITE_PATH } from '#campus-api/records/site-document/editor/site-address.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type Draft, isDraftId, type SharedDraft } from '../drafts/drafts.ts';
import { draftKind, draftTitle, reviewState } from '../records/approvals.ts';
import { requireForm } from '../requests/access.ts';
import type { AdminEnv } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { tokenField, type View } from '../view/layout.ts';
import { foldedList, section } from '../view/section.ts';
import { draftTypeOf } from './draft-types.ts';

/** `path`: that of its type of record. */
type Listed<Kind extends Draft> = Kind & { path: string };
export type OwnDraft = Listed<Draft & { changed: number }>;

/** Drafts that the account may edit; uploaded tables and back-ups are not listed. */
function editable<Kind extends Draft>(
  services: AdminServices,
  { account }: AdminSession,
  drafts: readonly Kind[],
): Listed<Kind>[] {
  return drafts.flatMap((draft) => {
    const type = draftTypeOf(services, draft.kind);
    return type?.mayEdit(account, type.nameOf(draft.fields)) ? [{ ...draft, path: type.path }] : [];
  });
}

export const ownDrafts = (services: AdminServices, session: AdminSession): OwnDraft[] =>
  editable(services, session, services.drafts.list(session.account.id));

const colleaguesDrafts = (services: AdminServices, session: AdminSession): Listed<SharedDraft>[] =>
  editable(services, session, services.drafts.ofOthers(session.account.id));

/** The list of the account's own drafts, and of drafts of colleagues that it can continue; nothing without any. */
export function draftLists(services: AdminServices, session: AdminSession, view: View, own: readonly OwnDraft[]): Html {
  const { home } = view.messages;
  const shared = colleaguesDrafts(services, session);
  const facts = (draft: OwnDraft | Listed<SharedDraft>, by = '') =>
    [draftKind(draft, view), by, fillIn(home.changedAt, { at: moment(draft.changed, view) }, view.language)]
      .filter(Boolean)
      .join(' · ');
  const ownRows = own.map(
    (draft) =>
      html`<li class="covered"><div><a class="name cover" href="${draft.path}/drafts/${draft.id}">${draftTitle(draft, view)}</a>${reviewState(draft, view)}<p class="soft">${facts(draft)}</p></div></li>`,
  );
  const sharedRows = shared.map((draft) => {
    const title = draftTitle(draft, view);
    const last = draft.takeovers.at(-1);
    const values = { name: draft.author, at: last ? moment(last.at, view) : '' };
    const isFromHere = last?.from === session.account.id;
    return html`<li><div><p class="name">${title}</p>${isFromHere && html`<p>${fillIn(home.takenFromYou, values, view.language)}</p>`}${reviewState(draft, view)}<p class="soft">${facts(draft, fillIn(home.draftOf, values, view.language))}</p></div>
<div class="tools"><form method="post" action="/drafts/${draft.id}/continue" class="inline">${tokenField(session)}<button aria-label="${home.continueDraft}: ${title}">${home.continueDraft}</button></form></div></li>`;
  });
  const part = (id: string, heading: string, rows: Html[]) =>
    rows.length > 0 && section({ id, heading }, foldedList(rows, view));
  return html`${part('drafts', home.drafts, ownRows)}${part('colleagues', home.colleagues, sharedRows)}`;
}

/** Continues a draft of a colleague, which belongs to the account from then on. */
export function addSharedDraftRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { drafts } = services;
  app.post('/drafts/:draft/continue', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session } = form;
    const draft = colleaguesDrafts(services, session).find(({ id }) => id === c.req.param('draft'));
    if (draft === undefined || !drafts.take(session.account.id, draft.id)) throw new HTTPException(404);
    return c.redirect(`${draft.path}/drafts/${draft.id}`, 303);
  });

  // The address of a draft that a colleague has taken over.
  const lists = [...recordTypes.map(({ path }) => path), SITE_PATH];
  const addresses = lists.flatMap((path) => [`${path}/drafts/:draft`, `${path}/drafts/:draft/preview`]);
  app.on('GET', addresses, async (c, next) => {
    const session = c.get('session');
    const id = c.req.param('draft') ?? '';
    const isTaken = session !== null && isDraftId(id) && drafts.isTaken(session.account.id, id);
    return isTaken ? c.redirect('/?done=takeover', 303) : next();
  });
}
