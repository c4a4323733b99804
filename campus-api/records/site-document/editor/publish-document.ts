import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { lastAuthor } from '#campus-api/changes/change-log.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { readVersion } from '#campus-api/changes/past-versions.ts';
import { ConflictError, revisionOf } from '#campus-api/changes/revisions.ts';
import type { Draft } from '#campus-api/web/drafts/drafts.ts';
import { needsApproval } from '#campus-api/web/records/approval-rules.ts';
import { sendForApproval } from '#campus-api/web/records/approvals.ts';
import { type AdminContext, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { confirmationPage } from '#campus-api/web/view/change-page.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { type ResultName, reportAddress } from '#campus-api/web/view/results.ts';
import { createSiteStore, type SiteDocument } from '../store.ts';
import type { SavedDocument } from '../write-document.ts';
import { documentProblems, labelsOf, readForm, writeDocument } from './check-document.ts';
import { changesPart } from './compare-texts.ts';
import { type DocumentDraft, documentDraft, draftUrlOf, SITE_KIND, SITE_PATH } from './document-draft.ts';
import { documentFormPage } from './form-page.ts';
import { stateOf } from './list-page.ts';

/** Publishes a draft; returns the list, the form with its problems, a confirmation, or the change of someone else. */
export async function publishDocument(
  services: AdminServices,
  c: AdminContext,
  session: AdminSession,
  draft: Draft,
  confirmed: string | false,
): Promise<Response> {
  const view = viewOf(c);
  const document = documentDraft(services, view, draft);
  const { key, revision, stored } = document;
  const draftUrl = draftUrlOf(draft);
  const conflict = () => conflictPage(services, c, session, draft);
  if (revision !== null && stored === null) return conflict();
  const read = readForm(services, view, document);
  if (read.problems.length > 0) return c.redirect(`${draftUrl}?check`, 303);
  try {
    const own = stored === null ? null : (revision ?? 0);
    if (needsApproval(services.database, SITE_KIND)) {
      const confirmation = { confirmed: false, dryRun: true };
      await writeDocument(services, session, document, read, { confirmation, revision: own });
      return sendForApproval(services, c, session, draft);
    }
    const written = await writeDocument(services, session, document, read, {
      confirmation: { confirmed },
      revision: own,
    });
    services.drafts.remove(session.account.id, draft.id);
    const report = reportAddress(SITE_PATH, resultOf(written.result), written);
    return c.redirect(`${report}&${new URLSearchParams({ document: key.name })}`, 303);
  } catch (error) {
    if (error instanceof ConflictError) return conflict();
    if (!(error instanceof NeedsConfirmationError))
      return documentFormPage(services, c, session, draft, documentProblems(error, document, view));
    const question = {
      error,
      action: `${draftUrl}/publish`,
      back: draftUrl,
      labels: labelsOf(error.warnings, document, view),
      section: 'site',
      yes: 'publish',
      unicode: `${draftUrl}/unicode`,
    } as const;
    return c.html(confirmationPage(view, session, question));
  }
}

/** The result of publishing: not every published document is visible at once. */
function resultOf(document: SavedDocument): ResultName {
  if (document.scheduledAt !== null) return 'scheduled';
  const state = stateOf(document);
  if (state === 'draft') return 'savedDraft';
  if (state === 'scheduled') return 'scheduled';
  return document.isNew ? 'published' : 'changed';
}

/** The form with the current document; it takes on the revision of that document. */
function conflictPage(services: AdminServices, c: AdminContext, session: AdminSession, draft: Draft) {
  const view = viewOf(c);
  const document = documentDraft(services, view, draft);
  const { stored } = document;
  const revision = stored === null ? '' : String(revisionOf(services.database, SITE_KIND, stored.id));
  const changed = { ...draft, fields: { ...draft.fields, revision: [revision] } };
  services.drafts.save(session.account.id, changed);
  const by = stored && lastAuthor(services.database, { kind: SITE_KIND, id: stored.id });
  const changes = stored && changesSince(services, view, document, stored);
  return documentFormPage(services, c, session, changed, [], { changes, by });
}

/** How a document differs from the revision that its form was made from; nothing if the log does not have that any more. */
function changesSince({ database }: AdminServices, view: View, document: DocumentDraft, stored: SiteDocument): Html {
  const before = readVersion(
    database,
    { kind: SITE_KIND, id: stored.id },
    (change) => change <= (document.revision ?? 0),
    () => createSiteStore(database).find(stored.key),
  );
  return before === null ? html`` : changesPart(view, document, before.content, stored.content);
}
