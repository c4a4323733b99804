import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import type { RecordKind } from './tracked-tables.ts';

/** Error before any change: the account may not change records of that kind. */
export class PermissionError extends CampusApiSetupError {
  override name = 'PermissionError';

  constructor(kind: RecordKind) {
    super(`your account may not change a ${kind}`);
  }
}
