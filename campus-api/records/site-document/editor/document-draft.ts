import { newId } from '#campus-api/accounts/sessions.ts';
import { revisionOf } from '#campus-api/changes/revisions.ts';
import { DRAFT_FILE, type Draft, type DraftFile, type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { isFieldOfLinks } from '#campus-api/web/records/prepare-upload.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { type Locale, locales } from '#content/locale.ts';
import { productNames } from '#content/messages/layout.ts';
import { defaultMenu } from '#content/site/defaults.ts';
import type { DocumentKey } from '#content/site/index.ts';
import { isPublishedNow } from '../addresses.ts';
import { categoriesIn, NOTICE_CATEGORIES } from '../categories.ts';
import type { DocumentContent } from '../documents.ts';
import type { DocumentVersion, SiteDocument } from '../store.ts';
import { createSiteStore } from '../store.ts';
import { documentRoot } from './document-root.ts';
import type { Field } from './field.ts';
import { findField, stepsOf } from './find-field.ts';
import { withHiddenItems } from './item-pages.ts';
import { valuesOf } from './kinds.ts';
import { type SiteLabels, siteLabels } from './labels.ts';
import { countOf } from './plain-text.ts';
import { SITE_KIND } from './site-address.ts';

/** Names of the fields with the key of the document and the revision that the form was made from. */
const KEY_FIELD = 'document';
const REVISION_FIELD = 'revision';
/** Set in the form of a scheduled change. */
const VERSION_FIELD = 'continuesVersion';

/** A draft with the document that it changes. */
export interface DocumentDraft {
  draft: Draft;
  key: DocumentKey & { name: string };
  root: Field;
  labels: SiteLabels;
  /** Null for a new document, and for one that was removed. */
  stored: SiteDocument | null;
  /** Whether visitors see the stored document. */
  isPublic: boolean;
  /** Whether the form is that of the scheduled change of the document. */
  continuesVersion: boolean;
  /** The revision of the form; null for a new document. */
  revision: number | null;
}

/** @throws HTTPException 404 for a draft of something else */
export function documentDraft({ database }: AdminServices, view: View, draft: Draft): DocumentDraft {
  const { key, root } = documentRoot(firstValue(draft.fields, KEY_FIELD));
  const revision = firstValue(draft.fields, REVISION_FIELD);
  const stored = createSiteStore(database).find(key.name);
  return {
    draft,
    key,
    root,
    labels: siteLabels(view, key.type),
    stored,
    isPublic: stored !== null && isPublishedNow(stored.content),
    continuesVersion: firstValue(draft.fields, VERSION_FIELD) !== '',
    revision: revision === '' ? null : Number(revision) || 0,
  };
}

/** The content that the form of a missing document begins with; null for an empty form. */
function initialContent(name: string): DocumentContent | null {
  // The website shows them until the campus writes its own.
  if (name === 'menu') return { ...defaultMenu };
  const title = name.startsWith('page/') ? productNames.get(name.slice('page'.length)) : undefined;
  if (title) return { title };
  if (name !== NOTICE_CATEGORIES) return null;
  return { categories: categoriesIn(null).map(({ id, address, name: label }) => ({ id, address, name: label })) };
}

/** The form of a document as it is now, of its scheduled `version`, or of an earlier `content`; without a document an empty form, with `fields` that are filled in already. */
export function newDocumentDraft(
  { database }: AdminServices,
  name: string,
  language: Locale,
  {
    fields = {},
    version,
    content: earlier,
  }: { fields?: Fields; version?: DocumentVersion; content?: DocumentContent } = {},
): Draft {
  const { root } = documentRoot(name);
  const stored = createSiteStore(database).find(name);
  const current = version ? { ...version.content, publishAt: version.publishAt } : (earlier ?? stored?.content);
  const content = current ?? initialContent(name);
  const values = content === null ? fields : { ...valuesOf(root, content, '', language), ...fields };
  const revision = stored === null ? '' : String(revisionOf(database, SITE_KIND, stored.id));
  return {
    id: newId(),
    kind: SITE_KIND,
    fields: {
      ...values,
      [KEY_FIELD]: [name],
      [REVISION_FIELD]: [revision],
      [VERSION_FIELD]: [version === undefined ? '' : 'on'],
    },
    files: [],
  };
}

/**
 * The fields of a sent form that belong to its document. A form that showed only some items of a list gets the others from the draft, or from the
 * document where there is no draft yet.
 */
export function documentFields(services: AdminServices, sent: Fields, existing: Fields | null): Fields {
  const name = firstValue(sent, KEY_FIELD);
  const { root } = documentRoot(name);
  const base = () => existing ?? newDocumentDraft(services, name, 'ne').fields;
  return withHiddenItems(root, ownFields(root, sent), base);
}

function ownFields(root: Field, sent: Fields): Fields {
  const names = root.kind === 'object' ? root.fields.map(([name]) => name) : [];
  const isOwn = (control: string) =>
    [KEY_FIELD, REVISION_FIELD, VERSION_FIELD].includes(control) ||
    names.some(
      (name) =>
        control === name ||
        (control.startsWith(name) && /^(?:\.|Year$|Month$|Day$|Ad$|Time$)/.test(control.slice(name.length))),
    );
  return Object.fromEntries(Object.entries(sent).filter(([control]) => isOwn(control)));
}

/** The draft with its newly uploaded pictures and files in the fields for which they were chosen. */
export function placeFiles(root: Field, draft: Draft): Draft {
  let fields = draft.fields;
  const files = draft.files.map(({ field: target, ...file }) => {
    if (target === undefined) return file;
    const { field, path } = findField(root, fields, stepsOf(target));
    if (path === target && field.kind === 'texts') {
      if (isFieldOfLinks(path)) fields = withLink(fields, path, file);
      return file;
    }
    const count = field.kind === 'list' ? countOf(fields, path, field.max) : 0;
    const isList = field.kind === 'list' && field.variants[0]?.kind === 'picture' && count < field.max;
    if (path !== target || !(isList || field.kind === 'picture')) return file;
    const picture = isList ? `${path}.${count}` : path;
    fields = {
      ...fields,
      ...(isList && { [path]: [String(count + 1)] }),
      [`${picture}.src`]: [DRAFT_FILE + file.key],
      [`${picture}.width`]: [String(file.width ?? '')],
      [`${picture}.height`]: [String(file.height ?? '')],
      ...(file.description && {
        [`${picture}.alt.en`]: [file.description.en ?? ''],
        [`${picture}.alt.ne`]: [file.description.ne ?? ''],
      }),
    };
    return file;
  });
  return { ...draft, fields, files };
}

/** A text with a line for a link to a file, in the languages that it has. */
function withLink(fields: Fields, path: string, { key, name }: Pick<DraftFile, 'key' | 'name'>): Fields {
  const label = name
    .replace(/\.\w+$/, '')
    .replaceAll(/[\][\s]+/g, ' ')
    .trim();
  const link = `[${label || name}](${DRAFT_FILE}${key})`;
  const values = locales.map(
    (locale) => [`${path}.${locale}`, firstValue(fields, `${path}.${locale}`).trimEnd()] as const,
  );
  const used = values.filter(([, value]) => value !== '');
  const lines = (used.length > 0 ? used : values).map(([control, value]) => [
    control,
    [value === '' ? link : `${value}\n${link}`],
  ]);
  return { ...fields, ...Object.fromEntries(lines) };
}

/** Hidden fields of the form. */
export const hiddenFields = ({ fields }: Draft): [string, string][] =>
  [KEY_FIELD, REVISION_FIELD, VERSION_FIELD].map((name) => [name, firstValue(fields, name)]);
