import { dirname } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { documentLabel } from '#campus-api/model/document-label.ts';
import { clip } from '#lib/platform/i18n/clip.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import type { Draft } from '../drafts/drafts.ts';
import { firstValue } from '../drafts/drafts.ts';
import { MAX_FILES } from '../drafts/uploads.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, tokenField, type View } from '../view/layout.ts';
import { copyStored } from './copy-stored.ts';
import type { DraftReceiver } from './draft-receiver.ts';
import { findFile, type LibraryFile, listFiles } from './stored-library.ts';

/** Files of one page of the library. */
const PAGE_SIZE = 24;

/** Pages from which a form takes a file that the campus has stored already. */
export function addLibraryRoutes(app: Hono<AdminEnv>, receiver: DraftReceiver): void {
  const { services, path } = receiver;
  const { database, drafts } = services;
  const address = `${path}/drafts/:draft/library`;

  app.get(address, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const draft = receiver.find(session, c.req.param('draft') ?? '');
    const view = viewOf(c);
    const { library, search: searchButton } = view.messages;
    const query = new URL(c.req.url).searchParams;
    const action = query.get('action') ?? '';
    const search = (query.get('q') ?? '').slice(0, 200);
    const page = Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1);
    const isPicture = receiver.takesPictures(action);
    const files = listFiles(database, { search, isPicture, limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE });
    const here = `${path}/drafts/${draft.id}`;
    const pageLink = (number: number, rel: 'prev' | 'next', text: string) =>
      html`<a class="button" rel="${rel}" href="${here}/library?${new URLSearchParams({ action, ...(search && { q: search }), page: String(number) })}">${text}</a>`;
    const row = (file: LibraryFile) =>
      html`<li>${file.picture && html`<img class="thumb" src="/stored/${encodeURIComponent(file.picture)}" alt="" loading="lazy">`}<div><a href="/stored/${encodeURIComponent(file.stored)}">${file.original}</a>${usesPart(file, view)}</div>
<div class="tools"><button name="stored" value="${file.stored}" aria-label="${library.take}: ${file.original}">${library.take}</button></div></li>`;
    const body = html`<form method="get" action="${here}/library" class="search" role="search"><input type="hidden" name="action" value="${action}"><label><span>${library.searchFor}</span><input type="search" name="q" value="${search}"></label><button>${searchButton}</button></form>
${files.length === 0 && html`<p>${view.messages.none}</p>`}
<form method="post" action="${here}/library">${tokenField(session)}<input type="hidden" name="action" value="${action}"><ul class="list files">${files.slice(0, PAGE_SIZE).map(row)}</ul></form>
<p class="actions">${page > 1 && pageLink(page - 1, 'prev', library.newer)} ${files.length > PAGE_SIZE && pageLink(page + 1, 'next', library.older)} <a class="button quiet" href="${here}">${library.back}</a></p>`;
    return c.html(adminLayout(view, { title: library.title, body }));
  });

  app.post(address, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const draft = receiver.find(session, c.req.param('draft') ?? '');
    const action = /^(?:pictures|attach):/.test(firstValue(fields, 'action')) ? firstValue(fields, 'action') : 'keep';
    if (draft.files.length >= MAX_FILES) return c.redirect(`${path}/drafts/${draft.id}?problem=files`, 303);
    const file = findFile(database, firstValue(fields, 'stored'));
    if (file === null || receiver.files === 'none') throw new HTTPException(404);
    const [, field] = action.split(/:(.*)/s);
    const added = copyStored(services, draft.id, file);
    const prepared =
      added && (await receiver.prepare(dirname(drafts.pathOf(draft.id, added)), { ...added, ...(field && { field }) }));
    const code = prepared === null ? 'file-gone' : 'code' in prepared ? prepared.code : null;
    const query = code === null ? '' : new URLSearchParams({ odd: `${code}:${file.original}` }).toString();
    if (prepared !== null && !('code' in prepared)) {
      const order = Math.max(0, ...draft.files.map((each) => each.order ?? 0)) + 1;
      const files = [...draft.files, { ...prepared, order }];
      drafts.save(session.account.id, {
        ...draft,
        files: receiver.files === 'one' ? files.slice(-1) : files,
      } satisfies Draft);
    }
    return receiver.act(c, session, action, draft.id, query);
  });
}

/** The records and texts that use a file. */
function usesPart({ uses }: LibraryFile, { messages, language }: View): Html {
  return html`<p class="soft">${uses.slice(0, 5).map(({ kind, name }, index) => {
    const title = kind === 'site-document' ? documentLabel(name, language) : clip(name, 60);
    return html`${index > 0 && ' · '}${kind !== 'site-document' && `${messages.log.subjects[kind]}: `}<span lang="${languageOf(title)}">${title}</span>`;
  })}${uses.length > 5 && ' …'}</p>`;
}
