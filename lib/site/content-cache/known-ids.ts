import 'server-only';
import { environment } from '#lib/platform/settings/index.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';

/** No record has this id: ids are numbers or names. */
const PLACEHOLDER = '-';

/**
 * Ids for `generateStaticParams`: those known while building, or a placeholder, since Next requires one and a build needs no campus API.
 * The build of a start (scripts/steps/build.ts) renders no records; the server does so after its first response (`server/optional/warmup/`).
 */
export async function knownIds(read: () => Promise<readonly { id: string }[]>): Promise<{ id: string }[]> {
  if (environment().isServedHere) return [{ id: PLACEHOLDER }];
  try {
    const ids = (await read()).map(({ id }) => ({ id }));
    return ids.length > 0 ? ids : [{ id: PLACEHOLDER }];
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    return [{ id: PLACEHOLDER }];
  }
}
