import { fileRefusals } from '#content/messages/file-refusals.ts';
import { isWithheldFile } from '#lib/site/content-cache/files/withheld-check.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { WholeResponse } from '../response/whole-response.ts';
import { type RequestRefusal, refusalResponse } from './refuse.ts';

/** The same response as for a file that does not exist. */
const MISSING: RequestRefusal = { status: 404, words: fileRefusals.missing.text };
/** The response while it is not known whether the file is withheld. */
const UNAVAILABLE: RequestRefusal = {
  status: 503,
  words: fileRefusals.unavailable.text,
  headers: { 'retry-after': '60' },
};

/** Stage: refuses a picture of a withheld file; the picture service itself would serve its copy for up to a day. */
export function refuseWithheldPicture(context: RequestContext): null | Promise<WholeResponse | null> {
  const { storedPicture } = context;
  if (storedPicture === null) return null;
  return isWithheldFile(storedPicture).then(
    (isWithheld) => (isWithheld ? refusalResponse(MISSING, context) : null),
    () => refusalResponse(UNAVAILABLE, context),
  );
}
