import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import { revisionOf } from '#campus-api/changes/revisions.ts';
import { mayEditDocument } from '#campus-api/model/permissions.ts';
import { inUnicode } from '#campus-api/validation/to-unicode.ts';
import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { checkDraft } from '#campus-api/web/records/check-draft.ts';
import type { DraftType, OpenDraft, ReadDraft } from '#campus-api/web/records/draft-type.ts';
import { prepareSiteFile } from '#campus-api/web/records/prepare-upload.ts';
import type { SitePage } from '#campus-api/web/records/site-preview.ts';
import { type AdminContext, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { publicationResult, type ResultName, reportAddress } from '#campus-api/web/view/results.ts';
import { parseKey } from '#content/site/index.ts';
import { type DocumentContent, isContent } from '../documents.ts';
import { normalizeContent } from '../normalize-content.ts';
import { createSiteStore } from '../store.ts';
import { removeDocuments } from '../write.ts';
import type { SavedDocument } from '../write-document.ts';
import { documentProblems, labelsOf, type ReadDocument, readForm, writeDocument } from './check-document.ts';
import { changesPart } from './compare-texts.ts';
import { type DocumentDraft, documentDraft, documentFields, newDocumentDraft } from './document-draft.ts';
import { documentRoot } from './document-root.ts';
import { documentVersion, removedId } from './document-version.ts';
import { findField, stepsOf } from './find-field.ts';
import { documentFormPage, documentName, siteLink } from './form-page.ts';
import { controlOf, siteLabels } from './labels.ts';
import { pictureProblems } from './picture-sizes.ts';
import { pressButton } from './press-button.ts';
import { stateOf } from './schedule.ts';
import { publicPathOf, SITE_KIND, SITE_PATH } from './site-address.ts';

/** The page of the website that shows the document as it is in the draft; null without such a page. */
function documentPreview(
  view: View,
  { key, stored }: DocumentDraft,
  { content, newFiles }: ReadDocument,
): SitePage | null {
  const path = publicPathOf(key.name, 'preview');
  const parsed = parseKey(key.name);
  if (path === null || parsed === null) return null;
  // As if it were published now.
  const { isDraft: _, publishAt: __, withdrawAt: ___, ...previewed } = normalizeContent(parsed, Object(content));
  const id = stored?.id ?? 0;
  const image = { id, key: key.name, content: JSON.stringify(previewed) };
  const rows: SitePage['change']['rows'] = [
    { table: 'site_documents', before: null, after: image },
    // A scheduled change that is due would take its place.
    { table: 'site_versions', before: { document_id: id }, after: null },
  ];
  return { change: { rows, newFiles }, path, name: documentName(key.name, view) };
}

/** The drafts of the texts of the website, which are compared by their content. */
export function documentDraftType(services: AdminServices): DraftType<DocumentContent> {
  const { database } = services;
  const nameOf = (fields: Fields) => firstValue(fields, 'document');
  const type: DraftType<DocumentContent> = {
    services,
    kind: SITE_KIND,
    path: SITE_PATH,
    section: 'site',
    names: '.+',
    nameOf,
    addressOf: (page, name) => `${SITE_PATH}/${page}/${name}`,
    mayEdit: mayEditDocument,
    files: 'all',
    takesPictures: (action) => action.startsWith('pictures:'),
    prepare: prepareSiteFile,
    storedFields: (sent, existing) => documentFields(services, sent, existing),
    openedForm(sent, language) {
      const name = nameOf(sent);
      if (createSiteStore(database).find(name) === null || firstValue(sent, 'continuesVersion') !== '') return null;
      return { address: `${SITE_PATH}/edit/${name}`, fields: newDocumentDraft(services, name, language).fields };
    },
    labelOf,
    open: (draft, view) => openDocument(type, documentDraft(services, view, draft), view),
    formPage: (c, session, draft, problems, conflict) =>
      documentFormPage(services, c, session, draft, problems, conflict),
    press: (draft, verb, argument, view) => pressButton(services, draft, verb, argument, view),
    subjectOf(name) {
      const id = createSiteStore(database).find(name)?.id ?? removedId(database, name);
      return id === null ? null : { kind: SITE_KIND, id };
    },
    load: (name) => createSiteStore(database).find(name)?.content ?? null,
    titleOf: (name, content, view) => documentName(name, view, content),
    comparison(name, view, fields) {
      const draft = newDocumentDraft(services, name, view.language, fields && { fields });
      const document = documentDraft(services, view, fields ? { ...draft, fields } : draft);
      return { differences: (before, after) => changesPart(view, document, before ?? {}, after ?? {}) };
    },
    bringBack: (session, view, name, change) => documentVersion(type, session, view, name, change),
    remove: (campus, name) => removeDocuments(campus, [name]),
  };
  return type;
}

function openDocument(
  type: DraftType<DocumentContent>,
  document: DocumentDraft,
  view: View,
): OpenDraft<DocumentContent> {
  const { services } = type;
  const { draft, key, stored, revision, root, labels } = document;
  const read = () => readDocument(services, view, document);
  return {
    isNew: stored === null,
    isGone: revision !== null && stored === null,
    hasPreview: publicPathOf(key.name, 'preview') !== null,
    revision: revision ?? 0,
    currentRevision: () => ({
      revision: [stored === null ? '' : String(revisionOf(services.database, SITE_KIND, stored.id))],
    }),
    fileProblems: () => pictureProblems(document, view),
    fileField: (of) => ({ field: of, label: controlOf(root, draft.fields, stepsOf(of), view, labels).label }),
    readable: () => [],
    async inUnicode() {
      const fields = Object.entries(draft.fields).map(([name, values]) => [
        name,
        /\.(?:en|ne)$/.test(name) ? values.map(inUnicode) : values,
      ]);
      return { ...draft, fields: Object.fromEntries(fields) };
    },
    read,
    async preview(session) {
      const problems = await checkDraft(type, view, session, draft);
      return problems.length > 0 ? null : documentPreview(view, document, readForm(services, view, document));
    },
    link: siteLink(services, view, key.name),
  };
}

function readDocument(services: AdminServices, view: View, document: DocumentDraft): ReadDraft<DocumentContent> {
  const read = readForm(services, view, document);
  const { stored, key } = document;
  return {
    problems: read.problems,
    state: () => (isContent(read.content) ? read.content : {}),
    labels: (issues) => labelsOf(issues, document, view),
    // One for each control.
    failures: (error) =>
      documentProblems(error, document, view).filter(
        ({ field }) => field === '' || read.problems.every((other) => other.field !== field),
      ),
    async write(session, confirmation, checked) {
      const revision = stored === null ? null : checked?.revision;
      const change = await writeDocument(services, session, document, read, {
        confirmation,
        ...(checked && { revision }),
      });
      return { change, report: (isApproved = false) => reportOf(key.name, change, isApproved) };
    },
  };
}

function reportOf(name: string, change: ChangeResult<SavedDocument>, isApproved: boolean): string {
  const report = reportAddress(SITE_PATH, publicationResult(resultOf(change.result), isApproved), change);
  return `${report}&${new URLSearchParams({ document: name })}`;
}

/** The result of publishing: not every published document is visible at once. */
function resultOf(document: SavedDocument): ResultName {
  if (document.scheduledAt !== null) return 'scheduled';
  const state = stateOf(document);
  if (state === 'draft') return 'savedDraft';
  if (state === 'scheduled') return 'scheduled';
  if (state === 'withdrawn') return 'over';
  return document.isNew ? 'published' : 'changed';
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
