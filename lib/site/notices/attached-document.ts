import 'server-only';
import type { Localized } from '#content/locale.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import type { Attachment } from '#lib/site/campus-client/types.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { getPublications } from '#lib/site/content-cache/readers.ts';
import { readVisibleDocument, type VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { documentPath, noticePath, publicationAnchor, publicationPath } from './addresses.ts';
import { publicationTitles, titlesOf } from './notice-title.ts';
import { findNotice } from './read-notices.ts';

/** A document with the file that it is in, and the notice or publication that has it attached. Paths have no language. */
export interface AttachedDocument {
  readonly path: string;
  readonly file: SizedAttachment;
  readonly document: VisibleDocument;
  readonly owner: { readonly title: Localized; readonly path: string };
}

async function attachedDocument(
  attachments: readonly Attachment[],
  index: number,
  filesPath: string,
  owner: AttachedDocument['owner'],
): Promise<AttachedDocument | null> {
  const attachment = attachments[index - 1];
  const document = attachment && (await readVisibleDocument(attachment));
  if (!document) return null;
  const [file = { ...attachment, bytes: null }] = await sizeAttachments([attachment]);
  return { path: documentPath(filesPath, index), file, document, owner };
}

/** A readable attachment of a notice by its number, counted from 1, or null. @throws CampusApiError */
export async function documentOfNotice(id: string, index: number): Promise<AttachedDocument | null> {
  const position = await findNotice(id);
  if (!position) return null;
  const { notice } = position;
  const path = noticePath(id);
  return attachedDocument(notice.attachments, index, path, { title: titlesOf(notice), path });
}

/** The same for a publication. @throws CampusApiError */
export async function documentOfPublication(id: string, index: number): Promise<AttachedDocument | null> {
  const publication = (await getPublications()).find((each) => each.id === id);
  if (!publication) return null;
  const owner = { title: publicationTitles(publication), path: publicationAnchor(id) };
  return attachedDocument(publication.attachments, index, publicationPath(id), owner);
}
