import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';

/** Error of command line syntax: exit code 2, while a rejected command has 1. */
export class UsageError extends CampusApiSetupError {
  override name = 'UsageError';
}
