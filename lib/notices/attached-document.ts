import 'server-only';
import { sizeAttachments } from '#lib/content-store/files/file-facts.ts';
import { getPublications } from '#lib/content-store/readers.ts';
import { readShownDocument, type ShownDocument } from '#lib/documents/visible-document.ts';
import type { SizedAttachment } from '#lib/upstream/sized-attachment.ts';
import type { Attachment } from '#lib/upstream/types.ts';
import { documentPath, noticePath, publicationAnchor, publicationPath } from './addresses.ts';
import { noticeTitle } from './notice-title.ts';
import { findNotice } from './read-notices.ts';

/** A document with the file that it is in, and the notice or publication that has it attached. Paths have no language. */
export interface AttachedDocument {
  readonly path: string;
  readonly file: SizedAttachment;
  readonly document: ShownDocument;
  readonly owner: { readonly kind: 'notice' | 'publication'; readonly title: string; readonly path: string };
}

async function attachedDocument(
  attachments: readonly Attachment[],
  place: number,
  filesPath: string,
  owner: AttachedDocument['owner'],
): Promise<AttachedDocument | null> {
  const attachment = attachments[place - 1];
  const document = attachment && (await readShownDocument(attachment.fileName));
  if (!document) return null;
  const [file = { ...attachment, bytes: null }] = await sizeAttachments([attachment]);
  return { path: documentPath(filesPath, place), file, document, owner };
}

/** An attachment of a notice, counted from 1; null where there is none that a program reads. @throws CampusApiError */
export async function documentOfNotice(id: string, place: number): Promise<AttachedDocument | null> {
  const found = await findNotice(id);
  if (!found) return null;
  const { description, attachments } = found.notice;
  const path = noticePath(id);
  return attachedDocument(attachments, place, path, { kind: 'notice', title: noticeTitle(description), path });
}

/** The same of a publication. @throws CampusApiError */
export async function documentOfPublication(id: string, place: number): Promise<AttachedDocument | null> {
  const found = (await getPublications()).find((publication) => publication.id === id);
  if (!found) return null;
  const owner = { kind: 'publication', title: found.description, path: publicationAnchor(id) } as const;
  return attachedDocument(found.attachments, place, publicationPath(id), owner);
}
