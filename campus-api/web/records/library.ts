import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { type DraftFile, firstValue } from '../drafts/drafts.ts';
import { MAX_FILES } from '../drafts/uploads.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, tokenField, type View } from '../view/layout.ts';
import { addFiles, prepareFiles, rejectedParts } from './add-files.ts';
import { findDraft } from './check-draft.ts';
import { copyStored } from './copy-stored.ts';
import type { DraftType } from './draft-type.ts';
import { listAddress, readListQuery } from './list-parts.ts';
import { runAction } from './publish.ts';
import { findDescription, findFile, type LibraryFile, listFiles } from './stored-library.ts';

/** Files of one page of the library. */
const PAGE_SIZE = 24;

/** Pages from which a form takes a file that the campus has stored already. */
export function addLibraryRoutes(app: Hono<AdminEnv>, type: DraftType): void {
  const { services, path } = type;
  const { database, drafts } = services;
  const route = `${path}/drafts/:draft/library`;

  app.get(route, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const draft = findDraft(type, session, c.req.param('draft') ?? '');
    const view = viewOf(c);
    const { library, search: searchButton } = view.messages;
    const address = new URL(c.req.url).searchParams;
    const action = address.get('action') ?? '';
    const query = readListQuery(address, [{ name: 'action', label: '', options: [[action, action]] }], PAGE_SIZE);
    const { search, offset, limit } = query;
    const isPicture = type.takesPictures(action);
    const files = listFiles(database, { search, isPicture, limit: limit + 1, offset });
    const here = `${path}/drafts/${draft.id}`;
    const pageLink = (start: number, rel: 'prev' | 'next', text: string) =>
      html`<a class="button" rel="${rel}" href="${here}/library${listAddress(query, start)}">${text}</a>`;
    const row = (file: LibraryFile) =>
      html`<li>${file.picture && html`<img class="thumb" src="/stored/${encodeURIComponent(file.picture)}" alt="" loading="lazy">`}<div><a href="/stored/${encodeURIComponent(file.stored)}">${file.original}</a>${descriptionPart(findDescription(database, file.stored), view)}${usesPart(file, view)}</div>
<div class="tools"><button name="stored" value="${file.stored}" aria-label="${library.take}: ${file.original}">${library.take}</button></div></li>`;
    const body = html`<form method="get" action="${here}/library" class="search" role="search"><input type="hidden" name="action" value="${action}"><label><span>${library.searchFor}</span><input type="search" name="q" value="${search}"></label><button>${searchButton}</button></form>
${files.length === 0 && html`<p>${view.messages.none}</p>`}
<form method="post" action="${here}/library">${tokenField(session)}<input type="hidden" name="action" value="${action}"><ul class="list files">${files.slice(0, limit).map(row)}</ul></form>
<p class="actions">${offset > 0 && pageLink(offset - limit, 'prev', library.newer)} ${files.length > limit && pageLink(offset + limit, 'next', library.older)} <a class="button quiet" href="${here}">${library.back}</a></p>`;
    return c.html(adminLayout(view, { title: library.title, body }));
  });

  app.post(route, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const draft = findDraft(type, session, c.req.param('draft') ?? '');
    const action = /^(?:pictures|attach):/.test(firstValue(fields, 'action')) ? firstValue(fields, 'action') : 'keep';
    if (draft.files.length >= MAX_FILES) return c.redirect(`${path}/drafts/${draft.id}?problem=files`, 303);
    const file = findFile(database, firstValue(fields, 'stored'));
    if (file === null || type.files === 'none') throw new HTTPException(404);
    const [, field] = action.split(/:(.*)/s);
    const copy = copyStored(services, draft.id, file);
    const gone = { files: [], rejected: [{ name: file.original, code: 'file-gone', field }] };
    const description = findDescription(database, file.stored);
    const copies = copy && [{ ...copy, ...(field !== undefined && { field }), ...(description && { description }) }];
    const { files, rejected } = copies ? await prepareFiles(type, drafts.folderOf(draft.id), copies) : gone;
    addFiles(type, session, draft.id, files, Date.now());
    if (description && files.length > 0) describe(type, session, draft.id, description, viewOf(c));
    return runAction(type, c, session, action, draft.id, new URLSearchParams(rejectedParts(rejected)).toString());
  });
}

/** Fills in what a picture shows where the form has one text for it, and nobody has written one yet. */
function describe(
  { services: { drafts }, descriptionField }: DraftType,
  { account }: AdminSession,
  id: string,
  description: NonNullable<DraftFile['description']>,
  { language }: View,
): void {
  const draft = drafts.read(account.id, id);
  if (!draft || descriptionField === undefined || firstValue(draft.fields, descriptionField) !== '') return;
  const text = description[language] ?? Object.values(description)[0] ?? '';
  drafts.save(account.id, { ...draft, fields: { ...draft.fields, [descriptionField]: [text] } });
}

/** The records and texts that use a file. */
function usesPart({ uses }: LibraryFile, { messages, language }: View): Html {
  return html`<p class="soft">${uses.slice(0, 5).map(({ kind, name }, index) => {
    const title = kind === 'site-document' ? documentLabel(name, language) : clip(name, 60);
    return html`${index > 0 && ' · '}${kind !== 'site-document' && `${messages.log.subjects[kind]}: `}<span lang="${languageOf(title)}">${title}</span>`;
  })}${uses.length > 5 && ' …'}</p>`;
}

/** The description of a picture; nothing where nobody wrote it. */
function descriptionPart(description: DraftFile['description'], { language }: View): Html | '' {
  const text = description?.[language] ?? Object.values(description ?? {})[0];
  return text === undefined ? '' : html`<p lang="${languageOf(text)}">${text}</p>`;
}
