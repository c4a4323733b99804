import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import type { Confirmation } from '#campus-api/changes/confirmation.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { isContent } from '#campus-api/records/site-document/documents.ts';
import { readForm, writeDocument } from '#campus-api/records/site-document/editor/check-document.ts';
import { changesPart } from '#campus-api/records/site-document/editor/compare-texts.ts';
import { documentDraft, SITE_KIND, SITE_PATH } from '#campus-api/records/site-document/editor/document-draft.ts';
import { siteLink } from '#campus-api/records/site-document/editor/form-page.ts';
import { documentPreview } from '#campus-api/records/site-document/editor/preview.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstValue, type WaitingDraft } from '../drafts/drafts.ts';
import type { AdminMessages } from '../messages/index.ts';
import { differencesPart, formValues, recordValues } from '../records/form-values.ts';
import { readableFiles } from '../records/readable-files.ts';
import { recordIdOf, sentForm, writeDraft } from '../records/record-draft.ts';
import { recordPreview } from '../records/record-preview.ts';
import type { AdminContext } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { readableParts } from '../view/readable-part.ts';

/** A draft as the second person sees and publishes it. */
export interface Proposal {
  section: keyof AdminMessages['nav'];
  /** Path of the list of its records. */
  list: string;
  labels: Readonly<Record<string, string>>;
  content(c: AdminContext, session: AdminSession): Promise<Html>;
  write(session: AdminSession, confirmation: Confirmation): Promise<ChangeResult<unknown>>;
}

export function proposalOf(services: AdminServices, view: View, draft: WaitingDraft): Proposal {
  return draft.kind === SITE_KIND ? documentProposal(services, view, draft) : recordProposal(services, view, draft);
}

function documentProposal(services: AdminServices, view: View, draft: WaitingDraft): Proposal {
  const { workflow } = view.messages;
  const document = documentDraft(services, view, draft);
  const { stored, key, revision } = document;
  const read = readForm(services, view, document);
  const content = isContent(read.content) ? read.content : {};
  const { publishAt } = content;
  return {
    section: 'site',
    list: SITE_PATH,
    labels: {},
    content: async (c) => html`<p>${siteLink(services, view, key.name)}</p>
${typeof publishAt === 'string' && html`<p>${fillIn(workflow.scheduledTag, { at: moment(publishAt, view) }, view.language)}</p>`}
<section class="panel"><h2>${workflow.changes}</h2>${changesPart(view, document, stored?.content ?? {}, content)}</section>
${documentPreview(services, c, document, read)}`,
    write: (session, confirmation) =>
      writeDocument(services, session, document, read, {
        confirmation,
        revision: stored === null ? null : (revision ?? 0),
      }),
  };
}

function recordProposal(services: AdminServices, view: View, draft: WaitingDraft): Proposal {
  const { workflow } = view.messages;
  const recordType = recordTypes.find(({ name }) => name === draft.kind);
  if (recordType === undefined) throw new HTTPException(404);
  const editor = { services, recordType };
  const sent = sentForm(editor, view, draft);
  const read = recordType.read(sent);
  const labels = recordType.labels(view.language);
  const id = recordIdOf(draft);
  const values = ({ fields }: Pick<WaitingDraft, 'fields'>) =>
    html`<dl>${Object.entries(labels)
      .filter(([name]) => firstValue(fields, name) !== '')
      .map(([name, label]) => html`<div><dt>${label}</dt><dd>${(fields[name] ?? []).join(', ')}</dd></div>`)}</dl>`;
  const { before } = sent;
  return {
    section: recordType.section,
    list: recordType.path,
    labels,
    content: async (
      c,
      session,
    ) => html`${(await recordPreview(editor, c, session, draft)) ?? values(draft)}${await readableParts(readableFiles(sent), view, { recognises: services.settings.recognises, form: null })}
${before && html`<section class="panel"><h2>${workflow.changes}</h2>${differencesPart(recordValues(editor, view, id ?? 0, before), formValues(editor, view, draft, before), view)}</section>`}`,
    write: (session, confirmation) =>
      writeDraft(editor, session, draft, read, {
        confirmation,
        ...(id !== null && { revision: Number(firstValue(draft.fields, 'revision')) }),
      }),
  };
}
