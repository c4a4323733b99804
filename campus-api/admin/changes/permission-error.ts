import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import type { RecordKind } from './tracked-tables.ts';

/** Nothing was changed: this person may not change records of that type. */
export class PermissionError extends CampusApiSetupError {
  override name = 'PermissionError';

  constructor(kind: RecordKind) {
    super(`your account may not change a ${kind}`);
  }
}
