import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { MAX_FILE_BYTES } from '#campus-api/files/check-file.ts';
import type { IssueCode } from '#campus-api/validation/issue-messages.ts';
import { isDraftId } from '../drafts/drafts.ts';
import { isUploadKey } from '../drafts/unfinished.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { requireToken } from '../requests/form.ts';
import { endNotice } from '../requests/login-path.ts';
import { uploadProblem, uploadProblemText } from '../view/change-page.ts';
import { issueText } from '../view/issue-text.ts';
import { findDraft } from './check-draft.ts';
import type { DraftType } from './draft-type.ts';

/** The description of a part, as a query in the header `upload`: names of files in addresses would be logged. */
const description = z.object({
  token: z.string(),
  name: z.string().min(1).max(1000),
  size: z.coerce.number().int().min(0),
  modified: z.coerce.number().int(),
  field: z.string().max(1000),
  offset: z.coerce.number().int().min(0),
});

/** Receives files of a draft in parts, as the script of the form sends them: the form with the key of the upload then adds the file to the draft. */
export function addUploadRoutes(app: Hono<AdminEnv>, type: DraftType): void {
  const { services, path } = type;
  const { uploads, uploadQuota } = services;
  const route = `${path}/drafts/:draft/uploads/:key`;

  /** The draft of the address, of the account of the session. */
  const findAddressed = (c: AdminContext, session: AdminSession) => {
    const [id, key] = [c.req.param('draft') ?? '', c.req.param('key') ?? ''];
    if (!isDraftId(id) || !isUploadKey(key) || type.files === 'none') throw new HTTPException(404);
    return { draft: findDraft(type, session, services.drafts.ownDraft(session.account.id, id).id), key };
  };

  app.get(route, (c) => {
    const session = c.get('session');
    if (session === null) return endedReply(c);
    const { draft, key } = findAddressed(c, session);
    const isAdded = draft.files.some((file) => file.key === key);
    return c.json({ isAdded, received: uploads.received(draft.id, key) ?? 0 });
  });

  app.post(route, async (c) => {
    const session = c.get('session');
    if (session === null) return endedReply(c);
    const sent = description.safeParse(Object.fromEntries(new URLSearchParams(c.req.header('upload') ?? '')));
    if (!sent.success) throw new HTTPException(400);
    const { token, offset, ...file } = sent.data;
    requireToken(session, { token: [token] });
    const { draft, key } = findAddressed(c, session);
    const { body } = c.req.raw;
    if (file.size === 0) return refusal(c, 'file-empty', file.name);
    if (file.size > MAX_FILE_BYTES) return refusal(c, 'file-too-large', file.name);
    if (body === null) throw new HTTPException(400);
    try {
      uploads.begin(draft.id, { key, ...file });
      const received = await uploadQuota.use(session.account.id, (takeBytes) =>
        uploads.write(draft.id, key, { offset, body, takeBytes }),
      );
      return c.json({ received });
    } catch (error) {
      const problem = uploadProblem(error);
      if (problem === null) throw error;
      return c.json({ problem: uploadProblemText(problem, viewOf(c)) }, problem === 'disk' ? 507 : 422);
    }
  });
}

/** For a session that is over: the reason. */
const endedReply = (c: AdminContext): Response =>
  c.json({ problem: viewOf(c).messages.login[endNotice(c) ?? 'ended'] }, 401);

function refusal(c: AdminContext, code: IssueCode, name: string): Response {
  const values = { file: name, most: MAX_FILE_BYTES / 1024 / 1024 };
  return c.json({ problem: issueText({ level: 'error', field: '', code, values }, '', viewOf(c).language) }, 422);
}
