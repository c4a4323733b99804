import { z } from 'zod';

/** The paths of the contract. */
export const paths = {
  counter: '/counter',
  contact: '/contact',
  committees: '/staffs/searchCommittee',
  structure: '/staffsStricture',
  structureMembers: '/staffs/getStricture',
  staffByType: '/staffs/searchEmpByType',
  albums: '/gallery/all',
  albumSearch: '/gallery/search',
  publications: '/publication',
  publicationSearch: '/publication/search',
  noticeSearch: '/notice/search',
  notices: '/notice',
  flashNotices: '/notice/flashNotice',
  qaaDocuments: '/qaa/getQaaDocc',
  qaaLogin: '/login/qaaLogin',
  files: '/images',
} as const;

/** Path of the OpenAPI description; not part of the contract. */
export const openApiPath = '/openapi.json';

interface Parameter {
  in: 'query' | 'path';
  required?: true;
  description?: string;
  schema: z.ZodType;
}

/** One call of the API. `reply` is its JSON, null for a file. */
export interface ApiCall {
  path: string;
  method: 'get' | 'post';
  summary: string;
  parameters?: Readonly<Record<string, Parameter>>;
  request?: z.ZodType;
  reply: z.ZodType | null;
  /** Error statuses, all with a message, and their reasons. */
  refusals?: Readonly<Record<number, string>>;
  /** Whether it is not part of the contract, and optional for a campus's own API. */
  isOptional?: true;
}

export const idList = z.array(z.int()).max(200);

/** The parameters of a search call with its default limit. */
export const searchParameters = (limit: number): Record<string, Parameter> => ({
  search: {
    in: 'query',
    description: 'Matches anywhere, in either case; empty matches all',
    schema: z.string().max(1000),
  },
  limit: { in: 'query', schema: z.int().min(1).max(1000).default(limit) },
  offset: { in: 'query', schema: z.int().min(0).default(0) },
});
export const wrongQuery = { 400: 'The query is not as described' };
export const wrongBody = {
  400: 'The body is not as described',
  413: 'The body is too large',
  415: 'The body is not JSON',
};
