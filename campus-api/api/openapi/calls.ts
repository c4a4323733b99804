import { z } from 'zod';
import { enquiryProgressSchema, enquirySchema } from '#campus-api/records/enquiry/enquiry.ts';
import { siteDocumentSchema } from '#campus-api/records/site-document/api-schema.ts';
import { fixedCategories } from '#content/routes.ts';
import { committeeListPath, enquiriesPath, paths, sitePath, withdrawnNoticesPath } from '../dto.ts';
import {
  albumSchema,
  contactSchema,
  flashNoticeSchema,
  inBody,
  listedCommitteeSchema,
  messageSchema,
  noticeSchema,
  publicationSchema,
  qaaDocumentSchema,
  staffSchema,
  structureSchema,
  visitSchema,
  withdrawnNoticeSchema,
} from './dto-schemas.ts';

interface Parameter {
  in: 'query' | 'path';
  required?: true;
  description?: string;
  schema: z.ZodType;
}

/** One call of the API contract. `reply` is its JSON, null for a file. */
export interface ApiCall {
  path: string;
  method: 'get' | 'post';
  summary: string;
  parameters?: Readonly<Record<string, Parameter>>;
  request?: z.ZodType;
  reply: z.ZodType | null;
  /** Error statuses, all with a message, and their reasons. */
  refusals?: Readonly<Record<number, string>>;
}

const ids = z.array(z.int()).max(200);
const search = (limit: number): Record<string, Parameter> => ({
  search: {
    in: 'query',
    description: 'Matches anywhere, in either case; empty matches all',
    schema: z.string().max(1000),
  },
  limit: { in: 'query', schema: z.int().min(1).max(1000).default(limit) },
  offset: { in: 'query', schema: z.int().min(0).default(0) },
});
const wrongQuery = { 400: 'The query is not as described' };
const wrongBody = { 400: 'The body is not as described', 413: 'The body is too large', 415: 'The body is not JSON' };

/** Every call that a campus's own API implements for this site, in the order of the specification. */
export const calls: readonly ApiCall[] = [
  {
    path: paths.counter,
    method: 'get',
    summary: 'Counts this visit and returns the count',
    reply: inBody(visitSchema),
  },
  {
    path: paths.contact,
    method: 'get',
    summary: 'The contact record of the campus: the record itself with id=1, a list of it without an id',
    parameters: { id: { in: 'query', schema: z.int() } },
    reply: inBody(z.union([z.array(contactSchema), contactSchema])),
    refusals: { ...wrongQuery, 404: 'There is no such record' },
  },
  {
    path: paths.committees,
    method: 'post',
    summary: 'Members of these committees: one list for each id, in the order of the request',
    request: ids,
    reply: inBody(z.array(z.array(staffSchema))),
    refusals: wrongBody,
  },
  {
    path: paths.structure,
    method: 'get',
    summary: 'The record of the structure',
    reply: inBody(z.array(structureSchema)),
  },
  {
    path: paths.structureMembers,
    method: 'post',
    summary: 'Staff by their ids, in groups: the chair, then the others; unknown ids are omitted',
    request: ids,
    reply: inBody(z.array(z.array(staffSchema))),
    refusals: wrongBody,
  },
  {
    path: paths.staffByType,
    method: 'get',
    summary: 'Teaching staff with id=1 and keyId=3, non-teaching staff with id=2 and keyId=4',
    parameters: {
      id: { in: 'query', required: true, schema: z.literal([1, 2]) },
      keyId: { in: 'query', required: true, schema: z.literal([3, 4]) },
    },
    reply: inBody(z.array(staffSchema)),
    refusals: wrongQuery,
  },
  { path: paths.albums, method: 'get', summary: 'All albums, newest first', reply: inBody(z.array(albumSchema)) },
  {
    path: paths.albumSearch,
    method: 'get',
    summary: 'Albums, newest first, by title and description',
    parameters: search(3),
    reply: inBody(z.array(albumSchema)),
    refusals: wrongQuery,
  },
  {
    path: paths.publications,
    method: 'get',
    summary: 'All publications, newest first',
    reply: inBody(z.array(publicationSchema)),
  },
  {
    path: paths.publicationSearch,
    method: 'get',
    summary: 'Publications, newest first, by title',
    parameters: search(15),
    reply: inBody(z.array(publicationSchema)),
    refusals: wrongQuery,
  },
  {
    path: paths.noticeSearch,
    method: 'get',
    summary: 'Notices, newest first, by their text',
    parameters: search(7),
    reply: inBody(z.array(noticeSchema)),
    refusals: wrongQuery,
  },
  {
    path: paths.notices,
    method: 'get',
    summary: 'A whole category of notices, newest first; null for all notices',
    parameters: {
      depId: {
        in: 'query',
        required: true,
        description: `${Object.entries(fixedCategories)
          .map(([address, id]) => `${id} ${address}`)
          .join(', ')}; a campus can add others (the document notice-categories)`,
        schema: z.string().regex(/^(?:null|[1-9]\d{0,5})$/),
      },
    },
    reply: inBody(z.array(noticeSchema)),
    refusals: wrongQuery,
  },
  {
    path: paths.flashNotices,
    method: 'get',
    summary: 'Notices shown over every page, newest first; fileName is the picture',
    reply: inBody(z.array(flashNoticeSchema)),
  },
  {
    path: paths.qaaDocuments,
    method: 'get',
    summary: 'Documents of the quality assurance area; the site serves them to logged-in users',
    reply: inBody(z.array(qaaDocumentSchema)),
  },
  {
    path: paths.qaaLogin,
    method: 'post',
    summary:
      'Checks a login. Only the message "You are successfully signed In" means success, regardless of the status',
    request: z.strictObject({ userName: z.string().max(256), qaaPassword: z.string().max(256) }),
    reply: messageSchema,
    refusals: { ...wrongBody, 401: 'User name or password is wrong', 503: 'Too many logins at once' },
  },
  {
    path: `${paths.files}/{fileName}`,
    method: 'get',
    summary: 'A stored file, or the part of it that Range requests',
    parameters: { fileName: { in: 'path', required: true, schema: z.string() } },
    reply: null,
    refusals: { 404: 'There is no such file', 416: 'The file is shorter than the range' },
  },
];

/** Additional calls of the embedded API: not part of the contract, and optional for a campus's own API. */
export const optionalCalls: readonly ApiCall[] = [
  {
    path: enquiriesPath,
    method: 'post',
    summary:
      'Optional, not part of the contract: stores a visitor’s enquiry, once for each id, and returns its reference. The site calls this only on its embedded API; with any other it sends mail, or has no form',
    request: enquirySchema,
    reply: inBody(z.strictObject({ reference: z.string() })),
    refusals: { ...wrongBody, 503: 'The store is full until some are deleted' },
  },
  {
    path: `${enquiriesPath}/{reference}`,
    method: 'get',
    summary: 'Optional, not part of the contract: the progress of an enquiry, without its text',
    parameters: { reference: { in: 'path', required: true, schema: z.string() } },
    reply: inBody(enquiryProgressSchema),
    refusals: { 404: 'No enquiry has this reference' },
  },
  {
    path: withdrawnNoticesPath,
    method: 'get',
    summary:
      'Optional, not part of the contract: the withdrawn notices that were public. Their pages return 410 and link the notice that replaces them; if this call returns 404, withdrawn notices are Not Found',
    reply: inBody(z.array(withdrawnNoticeSchema)),
  },
  {
    path: committeeListPath,
    method: 'get',
    summary:
      'Optional, not part of the contract: the committees of each page of the site in their order. If this call returns 404, the pages show the committees that the specification names',
    reply: inBody(z.array(listedCommitteeSchema)),
  },
  {
    path: sitePath,
    method: 'get',
    summary:
      'Optional, not part of the contract: the site content, every public document with its key. The site calls this only on its embedded API. With the ETag of the last response in If-None-Match it returns 304 until a document changes',
    reply: inBody(z.array(siteDocumentSchema)),
  },
];
