import 'server-only';
import { environment } from '#lib/runtime/environment/index.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';

/** A placeholder: a record's id is a number or a name, never a lone `-`. */
const PLACEHOLDER = '-';

/**
 * For `generateStaticParams`: the ids known while building, or a placeholder, since Next demands one and a build needs no campus API.
 * A start renders records after its first answer (`server/warmup/`); its build (scripts/steps/build.ts) renders none.
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
