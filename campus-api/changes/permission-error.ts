import type { RecordKind } from '#campus-api/model/tracked-tables.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';

/** Error before any change: the account may not change records of that kind. */
export class PermissionError extends CampusApiSetupError {
  override name = 'PermissionError';

  constructor(kind: RecordKind) {
    super(`your account may not change a ${kind}`);
  }
}
