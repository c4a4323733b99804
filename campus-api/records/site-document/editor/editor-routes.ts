import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { inUnicode } from '#campus-api/validation/to-unicode.ts';
import { type Draft, type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { draftFileResponse } from '#campus-api/web/records/files.ts';
import { listedProblems } from '#campus-api/web/records/form.ts';
import { prepareSiteFile } from '#campus-api/web/records/prepare-upload.ts';
import { addDraftReceiver } from '#campus-api/web/records/receive-draft.ts';
import { requirePermission, requirePermittedForm } from '#campus-api/web/requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import { setLanguage } from '#campus-api/web/requests/cookies.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { isLocale } from '#content/locale.ts';
import { parseKey } from '#content/site/index.ts';
import { createSiteStore } from '../store.ts';
import { requireDocumentPermission } from './access.ts';
import { applySiteAction } from './actions.ts';
import { checkDocument, readForm } from './check-document.ts';
import { cleanedQuery, cleanTexts } from './clean-draft.ts';
import {
  documentDraft,
  documentFields,
  draftUrlOf,
  findDocumentDraft,
  newDocumentDraft,
  placeFiles,
  SITE_KIND,
  SITE_PATH,
} from './document-draft.ts';
import { documentRoot } from './document-root.ts';
import { findField, stepsOf } from './find-field.ts';
import { ALL_PAGES, documentFormPage } from './form-page.ts';
import { controlOf, siteLabels } from './labels.ts';
import { withAllPages } from './menu-pages.ts';
import { pictureProblems } from './picture-sizes.ts';
import { documentPreviewPage } from './preview.ts';
import { publishDocument } from './publish-document.ts';
import { valuesOf } from './values.ts';

/** The form of each document, its preview and its publication. */
export function addSiteEditorRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { drafts } = services;
  const draftPath = `${SITE_PATH}/drafts/:draft`;
  /** The draft of the address, of a permitted account. */
  const requireDraft = (c: AdminContext): { session: AdminSession; draft: Draft } | Response => {
    const session = requirePermission(c, SITE_KIND);
    if (session instanceof Response) return session;
    return { session, draft: findDocumentDraft(services, session, c.req.param('draft') ?? '') };
  };

  app.get(`${SITE_PATH}/edit/:key{.+}`, (c) => {
    const session = requireDocumentPermission(c, c.req.param('key'));
    if (session instanceof Response) return session;
    const draft = newDocumentDraft(services, c.req.param('key'), viewOf(c).language);
    return documentFormPage(services, c, session, draft, []);
  });

  app.get(draftPath, async (c) => {
    const permitted = requireDraft(c);
    if (permitted instanceof Response) return permitted;
    const view = viewOf(c);
    const isChecked = c.req.query('check') !== undefined;
    const document = documentDraft(services, view, permitted.draft);
    const problems = isChecked
      ? await checkDocument(services, permitted.session, view, document)
      : pictureProblems(document, view);
    const field = c.req.query('of') ?? '';
    const { label } = controlOf(document.root, permitted.draft.fields, stepsOf(field), view, document.labels);
    problems.push(...listedProblems(c, view, { field, label }));
    return documentFormPage(services, c, permitted.session, permitted.draft, problems);
  });

  addDraftReceiver(app, {
    services,
    path: SITE_PATH,
    kind: SITE_KIND,
    files: 'all',
    takesPictures: (action) => action.startsWith('pictures:'),
    find: (session, id) => findDocumentDraft(services, session, id),
    labelOf,
    storedFields: (sent, existing) => documentFields(services, sent, existing),
    openedForm(sent, language) {
      const name = firstValue(sent, 'document');
      if (createSiteStore(services.database).find(name) === null || firstValue(sent, 'continuesVersion') !== '')
        return null;
      return { address: `${SITE_PATH}/edit/${name}`, fields: newDocumentDraft(services, name, language).fields };
    },
    prepare: prepareSiteFile,
    formPage: (c, session, draft, problems) => documentFormPage(services, c, session, draft, problems),
    act: (c, session, action, id, rejectedQuery) =>
      runAction(services, c, session, action, findDocumentDraft(services, session, id), rejectedQuery),
  });

  app.get(`${draftPath}/preview`, async (c) => {
    const permitted = requireDraft(c);
    if (permitted instanceof Response) return permitted;
    const view = viewOf(c);
    const document = documentDraft(services, view, permitted.draft);
    if ((await checkDocument(services, permitted.session, view, document)).length > 0)
      return c.redirect(`${draftUrlOf(permitted.draft)}?check`, 303);
    return documentPreviewPage(services, c, permitted.session, document, readForm(services, view, document));
  });

  app.post(`${draftPath}/publish`, async (c) => {
    const form = await requirePermittedForm(c, SITE_KIND);
    if (form instanceof Response) return form;
    const draft = findDocumentDraft(services, form.session, c.req.param('draft'));
    return publishDocument(services, c, form.session, draft, firstValue(form.fields, 'confirmation') || false);
  });

  app.post(`${draftPath}/unicode`, async (c) => {
    const form = await requirePermittedForm(c, SITE_KIND);
    if (form instanceof Response) return form;
    const draft = findDocumentDraft(services, form.session, c.req.param('draft'));
    const fields = Object.entries(draft.fields).map(([name, values]) => [
      name,
      /\.(?:en|ne)$/.test(name) ? values.map(inUnicode) : values,
    ]);
    drafts.save(form.session.account.id, { ...draft, fields: Object.fromEntries(fields) });
    return c.redirect(draftUrlOf(draft), 303);
  });

  app.get(`${draftPath}/files/:key`, async (c) => {
    const permitted = requireDraft(c);
    if (permitted instanceof Response) return permitted;
    return draftFileResponse(services, permitted.draft, c);
  });
}

/** Controls that nobody types into. */
const UNTYPED = /\.(?:src|width|height|is)$|(?:Year|Month|Day)$/;

/** The label of a control of a document's form; null for one that nobody types into. */
function labelOf(c: AdminContext, fields: Fields, name: string): string | null {
  if (UNTYPED.test(name) || parseKey(firstValue(fields, 'document')) === null) return null;
  const view = viewOf(c);
  const { root, key } = documentRoot(firstValue(fields, 'document'));
  const { kind } = findField(root, fields, stepsOf(name)).field;
  return kind === 'object' || kind === 'list'
    ? null
    : controlOf(root, fields, stepsOf(name), view, siteLabels(view, key.type)).label;
}

/** The field that the form opens after an action: of pictures added to a list, the last, which has no description yet. */
function visibleField(
  verb: string,
  argument: string,
  path: string,
  [before, after]: readonly [Fields, Fields],
): string {
  if (!['pictures', 'attach', 'show', 'look'].includes(verb)) return path;
  const count = firstValue(after, argument);
  return count === firstValue(before, argument) ? argument : `${argument}.${Number(count) - 1}`;
}

/** The fields of a menu with all pages that it lacks. */
function allPagesIn(services: AdminServices, view: View, draft: Draft): Fields {
  const document = documentDraft(services, view, draft);
  const entries = withAllPages(readForm(services, view, document).content, services.database);
  const others = Object.entries(draft.fields).filter(([name]) => !/^entries(?:\.|$)/.test(name));
  return {
    ...Object.fromEntries(others),
    ...valuesOf(findField(document.root, {}, ['entries']).field, entries, 'entries', view.language),
  };
}

async function runAction(
  services: AdminServices,
  c: AdminContext,
  session: AdminSession,
  action: string,
  received: Draft,
  rejectedQuery: string,
): Promise<Response> {
  const view = viewOf(c);
  const { root, key } = documentDraft(services, view, received);
  const placed = placeFiles(root, received);
  const { fields, cleaned } = cleanTexts(root, placed.fields);
  const [verb = '', argument = ''] = action.split(/:(.*)/s);
  if (verb === 'language' && isLocale(argument)) setLanguage(c, argument);
  const result = applySiteAction(root, fields, verb, argument);
  const draft = { ...placed, fields: result?.fields ?? fields };
  if (verb === ALL_PAGES && key.type === 'menu') draft.fields = allPagesIn(services, view, draft);
  services.drafts.save(session.account.id, draft);
  const draftUrl = draftUrlOf(draft);
  if (verb === 'later') return c.redirect('/?done=saved', 303);
  if (verb !== 'preview' && verb !== 'publish') {
    const at = visibleField(verb, argument, result?.path ?? '', [received.fields, fields]);
    return c.redirect(
      `${draftUrl}?${new URLSearchParams({ at })}&${rejectedQuery}&${cleanedQuery(cleaned)}#${encodeURIComponent(at || 'content')}`,
      303,
    );
  }
  const document = documentDraft(services, view, draft);
  const problems = rejectedQuery ? [] : await checkDocument(services, session, view, document);
  if (rejectedQuery || problems.length > 0 || cleaned.length > 0)
    return c.redirect(`${draftUrl}?check&${rejectedQuery}&${cleanedQuery(cleaned)}`, 303);
  return verb === 'preview'
    ? c.redirect(`${draftUrl}/preview`, 303)
    : publishDocument(services, c, session, draft, false);
}
