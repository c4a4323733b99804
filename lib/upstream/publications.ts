import 'server-only';
import { type ApiPublication, apiPublicationSchema } from './api-schema.ts';
import { ask } from './call.ts';
import { bodyOf, readAttachments, readDate, readRecords, uniqueById } from './records.ts';
import type { Report } from './report.ts';
import type { Publication } from './types.ts';

/** Specification section 9. */
const LATEST_PUBLICATIONS = 15;

/** Uncached. @throws CampusApiError */
export function fetchAllPublications(): Promise<Publication[]> {
  return fetchPublications('GET /publication', '/publication');
}

/** @throws CampusApiError */
export function fetchLatestPublications(): Promise<Publication[]> {
  const path = `/publication/search?search=&limit=${LATEST_PUBLICATIONS}&offset=0`;
  return fetchPublications('GET /publication/search', path);
}

function fetchPublications(name: string, path: string): Promise<Publication[]> {
  return ask({ name, method: 'GET', path }, 2, (reply, report) =>
    uniqueById(readRecords(bodyOf(reply, report), apiPublicationSchema, toPublication, report), report),
  );
}

/** A publication without words goes by the name of its first file. */
function toPublication(wire: ApiPublication, path: string, report: Report): Publication | null {
  const attachments = readAttachments(wire.fileName, wire.orignalFileName, `${path}.fileName`, report);
  const description = wire.description || attachments[0]?.downloadName;
  if (!description) {
    report.complain(`${path}.description`, 'neither words nor files');
    return null;
  }
  return {
    id: wire.id,
    description,
    editors: wire.aurthor,
    publisher: wire.department,
    about: wire.about,
    published: readDate(wire.publishDate, `${path}.publishDate`, report),
    attachments,
  };
}
