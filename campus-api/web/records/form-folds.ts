import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { AdminServices } from '../requests/services.ts';
import { type Html, html } from '../view/html.ts';
import { tokenField, type View } from '../view/layout.ts';
import { type Editor, recordIdOf } from './record-draft.ts';

const fold = (summary: string, content: Html) =>
  html`<details class="more below"><summary class="button quiet">${summary}</summary><div class="tools">${content}</div></details>`;

/** Discards a stored draft, below its form; nothing for one that is not stored. */
export function discardFold({ drafts }: AdminServices, session: AdminSession, view: View, { id }: Draft): Html | '' {
  if (drafts.read(session.account.id, id) === null) return '';
  const { discardDraft, discardYes } = view.messages.home;
  return fold(
    discardDraft,
    html`<form method="post" action="/drafts/${id}/discard">${tokenField(session)}<button class="main danger">${discardYes}</button></form>`,
  );
}

/** Further actions on the record of a form: its versions, another one like it, and its removal from the website. */
export function otherActionsFold({ services, recordType }: Editor, view: View, draft: Draft): Html | '' {
  const id = recordIdOf(draft);
  if (id === null) return '';
  const { versions, more } = view.messages;
  const { path, isFixed, removal } = recordType;
  return fold(
    more,
    html`<a class="button" href="${path}/${id}/versions">${versions.title}</a>${!isFixed && html` <a class="button" href="${path}/new?like=${id}">${versions.duplicate}</a>`} ${removal?.(view, services, id)}`,
  );
}
