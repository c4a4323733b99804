import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { type Draft, type Fields, firstValue } from '../drafts/drafts.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { html } from '../view/html.ts';
import { readableParts } from '../view/readable-part.ts';
import { readingOf } from '../view/readings.ts';
import { correctedText } from '../view/recognised-part.ts';
import { checkDraft, draftPath, findDraft, listedProblems } from './check-draft.ts';
import type { DraftType } from './draft-type.ts';
import { withPageText } from './file-texts.ts';
import { draftFileResponse } from './files.ts';
import { publishDraft } from './publish.ts';
import { addDraftReceiver } from './receive-draft.ts';
import { addRemovalRoutes } from './removal.ts';
import { previewPage, sitePreview } from './site-preview.ts';
import { addVersionRoutes } from './versions.ts';

type Handler = (c: AdminContext, session: AdminSession, draft: Draft) => Response | Promise<Response>;
type FormHandler = (
  c: AdminContext,
  session: AdminSession,
  draft: Draft,
  fields: Fields,
) => Response | Promise<Response>;

/** The pages of the drafts of a type: form, preview, publication; and versions and removal of what was published. */
export function addDraftRoutes<State>(app: Hono<AdminEnv>, type: DraftType<State>): void {
  const { services } = type;
  const path = `${type.path}/drafts/:draft`;
  const show = (below: string, handler: Handler) =>
    app.get(path + below, (c) => {
      const session = requireAccount(c);
      return session instanceof Response
        ? session
        : handler(c, session, findDraft(type, session, c.req.param('draft') ?? ''));
    });
  const receive = (below: string, handler: FormHandler) =>
    app.post(path + below, async (c) => {
      const form = await requireForm(c);
      if (form instanceof Response) return form;
      const { session, fields } = form;
      return handler(c, session, findDraft(type, session, c.req.param('draft') ?? ''), fields);
    });

  show('', async (c, session, draft) => {
    const view = viewOf(c);
    const opened = type.open(draft, view);
    const isChecked = c.req.query('check') !== undefined;
    const problems = isChecked ? await checkDraft(type, view, session, draft) : opened.fileProblems();
    problems.push(...listedProblems(c, view, opened.fileField(c.req.query('of') ?? '')));
    return type.formPage(c, session, draft, problems);
  });

  addDraftReceiver(app, type);

  show('/preview', async (c, session, draft) => {
    const view = viewOf(c);
    const opened = type.open(draft, view);
    if (!opened.hasPreview) throw new HTTPException(404);
    const page = await opened.preview(session);
    const draftUrl = draftPath(type, draft);
    if (page === null) return c.redirect(`${draftUrl}?check`, 303);
    const readable = await readableParts(opened.readable(), view, {
      recognises: services.settings.recognises,
      form: { session, action: `${draftUrl}/texts` },
    });
    const { section } = type;
    const content = html`${sitePreview(services, c, page)}\n${readable}`;
    return c.html(previewPage(view, session, { page, section, content, draftUrl, isNew: opened.isNew }));
  });

  receive('/publish', (c, session, draft, fields) =>
    publishDraft(type, c, session, draft, firstValue(fields, 'confirmation') || false),
  );

  receive('/texts', (c, session, draft, fields) => {
    const [key, number] = [firstValue(fields, 'file'), firstValue(fields, 'page')];
    const file = type
      .open(draft, viewOf(c))
      .readable()
      .find((each) => each.key === key);
    if (!file || !/^[1-9]\d{0,2}$/.test(number)) throw new HTTPException(404);
    const page = Number(number);
    const reading = readingOf(file.path, file.name, services.settings.recognises);
    const text = correctedText(reading, page, firstValue(fields, 'text'));
    services.drafts.save(session.account.id, withPageText(draft, { file: key, page, text }));
    return c.redirect(`${draftPath(type, draft)}/preview#text-${key}-${page}-form`, 303);
  });

  receive('/unicode', async (c, session, draft) => {
    const opened = type.open(draft, viewOf(c));
    services.drafts.save(session.account.id, await opened.inUnicode(session));
    return c.redirect(`${draftPath(type, draft)}${opened.hasPreview ? '/preview' : ''}`, 303);
  });

  show('/files/:key', (c, _, draft) => draftFileResponse(services, draft, c));

  addVersionRoutes(app, type);
  addRemovalRoutes(app, type);
}
