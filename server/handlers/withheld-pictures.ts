import { fileRefusals } from '#content/messages/documents.ts';
import { pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import type { Handled } from '../finish/handled.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type RequestRefusal, refusalResponse } from './refuse.ts';

/** The same response as for a file that does not exist. */
const MISSING: RequestRefusal = { status: 404, words: fileRefusals.missing.text };
/** The response while it is not known whether the file is withheld. */
const UNAVAILABLE: RequestRefusal = {
  status: 503,
  words: fileRefusals.unavailable.text,
  headers: { 'retry-after': '60' },
};

/** Handler: refuses a picture of a withheld file; the picture service itself would serve its copy for up to a day. */
export function refuseWithheldPicture(context: RequestContext): null | Promise<Handled | null> {
  const { storedPicture } = context;
  if (storedPicture === null) return null;
  return pageHandlers()
    .isWithheld(storedPicture)
    .then(
      (isWithheld) => (isWithheld ? refusalResponse(MISSING, context) : null),
      (error: unknown) => {
        if (!isCampusApiError(error)) throw error;
        return refusalResponse(UNAVAILABLE, context);
      },
    );
}
