import { CampusApiSetupError } from '#campus-api/setup-error.ts';

/** A command that was written wrongly: exit code 2, where a refused one has 1. */
export class UsageError extends CampusApiSetupError {
  override name = 'UsageError';
}
