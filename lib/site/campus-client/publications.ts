import { type Attachment, readAttachmentFields } from './attachment.ts';
import 'server-only';
import { z } from 'zod';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { date, fileTexts, id, type Nepali, nepaliTexts, text } from './api-schema.ts';
import { requestJson } from './call.ts';
import { bodyOf, readDateField, readRecords, uniqueById } from './records.ts';
import type { Report } from './report.ts';

export interface Publication {
  id: string;
  description: string;
  editors: string;
  publisher: string;
  about: string;
  published: AdDate | null;
  attachments: Attachment[];
  nepali?: Nepali<'description' | 'editors' | 'publisher' | 'about'>;
}

const apiPublicationSchema = z.object({
  id,
  description: text,
  aurthor: text,
  department: text,
  about: text,
  publishDate: date,
  fileName: text,
  orignalFileName: text,
  fileTexts,
  nepali: nepaliTexts('description', 'editors', 'publisher', 'about'),
});

type ApiPublication = z.infer<typeof apiPublicationSchema>;

/** Specification section 9. */
const LATEST_PUBLICATIONS = 15;

/** Fetches all publications, uncached. @throws CampusApiError */
export function fetchAllPublications(): Promise<Publication[]> {
  return fetchPublications('GET /publication', '/publication');
}

/** Fetches the newest publications, uncached. @throws CampusApiError */
export async function fetchLatestPublications(): Promise<Publication[]> {
  const path = `/publication/search?search=&limit=${LATEST_PUBLICATIONS}&offset=0`;
  return (await fetchPublications('GET /publication/search', path)).slice(0, LATEST_PUBLICATIONS);
}

function fetchPublications(name: string, path: string): Promise<Publication[]> {
  return requestJson({ name, method: 'GET', path }, { attempts: 2 }, (reply, report) =>
    uniqueById(readRecords(bodyOf(reply, report), apiPublicationSchema, toPublication, report), report),
  );
}

/** A publication without a text has the name of its first file as description. */
function toPublication(record: ApiPublication, path: string, report: Report): Publication | null {
  const attachments = readAttachmentFields(record, `${path}.fileName`, report);
  const description = record.description || attachments[0]?.downloadName;
  if (!description) {
    report.addProblem(`${path}.description`, 'neither words nor files');
    return null;
  }
  return {
    id: record.id,
    description,
    editors: record.aurthor,
    publisher: record.department,
    about: record.about,
    published: readDateField(record.publishDate, `${path}.publishDate`, report),
    attachments,
    nepali: record.nepali,
  };
}
