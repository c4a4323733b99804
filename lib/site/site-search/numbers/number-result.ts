import 'server-only';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { noticesByPath } from '#lib/site/notices/read-notices.ts';
import { findNumber, type NumberInDocument } from './find-number.ts';
import { type NumberRequest, readNumberRequest } from './number-request.ts';

/** A notice, the search in its documents, and the results. */
export interface NumberResult {
  readonly notice: Notice;
  readonly request: NumberRequest;
  readonly results: readonly NumberInDocument[];
}

/** Null for an unknown notice. @throws CampusApiError */
export async function numberResult(id: string, parameters: URLSearchParams): Promise<NumberResult | null> {
  const notice = (await noticesByPath('all')).get(noticePath(id));
  if (!notice) return null;
  const request = readNumberRequest(parameters);
  return { notice, request, results: request.kind === 'number' ? await findNumber(notice, request.digits) : [] };
}
