import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { lastAuthor } from '#campus-api/changes/change-log.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { readVersion } from '#campus-api/changes/past-versions.ts';
import { ConflictError } from '#campus-api/changes/revisions.ts';
import { isLocale } from '#content/locale.ts';
import type { Draft } from '../drafts/drafts.ts';
import { type AdminContext, viewOf } from '../requests/context.ts';
import { setLanguage } from '../requests/cookies.ts';
import { confirmationPage } from '../view/change-page.ts';
import { needsApproval } from './approval-rules.ts';
import { sendForApproval } from './approvals.ts';
import { checkDraft, draftPath, findDraft } from './check-draft.ts';
import type { DraftType } from './draft-type.ts';

/** Runs the action of the button that sent the form of a draft. `rejectedQuery`: the rejected files, as a query. */
export async function runAction(
  type: DraftType,
  c: AdminContext,
  session: AdminSession,
  action: string,
  id: string,
  rejectedQuery: string,
): Promise<Response> {
  const [verb = '', argument = ''] = action.split(/:(.*)/s);
  const view = viewOf(c);
  if (verb === 'language' && isLocale(argument)) setLanguage(c, argument);
  const received = findDraft(type, session, id);
  const { draft, query, anchor, isCleaned = false } = type.press(received, verb, argument, view);
  if (draft !== received) type.services.drafts.save(session.account.id, draft);
  const draftUrl = draftPath(type, draft);
  const queries = [rejectedQuery, query].filter(Boolean).join('&');
  if (verb === 'later') return c.redirect('/?done=saved', 303);
  if (verb !== 'preview' && verb !== 'publish')
    return c.redirect(`${draftUrl}?${queries}#${encodeURIComponent(anchor)}`, 303);
  const problems = rejectedQuery ? [] : await checkDraft(type, view, session, draft);
  if (rejectedQuery || problems.length > 0 || isCleaned) return c.redirect(`${draftUrl}?check&${queries}`, 303);
  return verb === 'preview' && type.open(draft, view).hasPreview
    ? c.redirect(`${draftUrl}/preview`, 303)
    : publishDraft(type, c, session, draft, false);
}

/** Publishes a draft; returns the list, the form with its problems, a confirmation, or the change of someone else. */
export async function publishDraft<State>(
  type: DraftType<State>,
  c: AdminContext,
  session: AdminSession,
  draft: Draft,
  confirmed: string | false,
): Promise<Response> {
  const { services, kind, section } = type;
  const view = viewOf(c);
  const draftUrl = draftPath(type, draft);
  const { isGone, revision, ...opened } = type.open(draft, view);
  if (isGone) return conflictPage(type, c, session, draft);
  const read = opened.read();
  if (read.problems.length > 0) return c.redirect(`${draftUrl}?check`, 303);
  try {
    if (needsApproval(services.database, kind)) {
      await read.write(session, { confirmed: false, dryRun: true }, { revision });
      return sendForApproval(services, c, session, draft);
    }
    const { report } = await read.write(session, { confirmed }, { revision });
    services.drafts.removePublished(session.account.id, draft);
    return c.redirect(report(), 303);
  } catch (error) {
    if (error instanceof ConflictError) return conflictPage(type, c, session, draft);
    if (!(error instanceof NeedsConfirmationError)) return type.formPage(c, session, draft, read.failures(error));
    const question = {
      error,
      action: `${draftUrl}/publish`,
      back: draftUrl,
      labels: read.labels(error.warnings),
      section,
      yes: 'publish',
      unicode: `${draftUrl}/unicode`,
    } as const;
    return c.html(confirmationPage(view, session, question));
  }
}

/** The form with what someone else changed meanwhile; it takes on the revision of the record. */
function conflictPage<State>(type: DraftType<State>, c: AdminContext, session: AdminSession, draft: Draft) {
  const { database, drafts } = type.services;
  const view = viewOf(c);
  const opened = type.open(draft, view);
  const name = type.nameOf(draft.fields);
  const subject = type.subjectOf(name);
  const load = () => type.load(name, view);
  const current = load();
  const changed = { ...draft, fields: { ...draft.fields, ...opened.currentRevision() } };
  drafts.save(session.account.id, changed);
  const by = subject && lastAuthor(database, subject);
  // The log may not have the revision of the form any more.
  const before = subject && readVersion(database, subject, (change) => change <= opened.revision, load);
  const changes =
    current && type.comparison(name, view, draft.fields).differences(before ?? opened.read().state(), current);
  return type.formPage(c, session, changed, [], { changes, by });
}
