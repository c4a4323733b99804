import { createHash } from 'node:crypto';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import { describeIssue, type ValidationIssue } from '../validation/issue.ts';
import { type Deletion, describeDeletion } from './deletions.ts';

/**
 * What whoever asks for a change has agreed to: `true` to whatever goes with it, or by its token to exactly that which they were shown.
 * With `dryRun` all is tried and nothing kept.
 */
export interface Confirmation {
  confirmed: boolean | string;
  dryRun?: boolean;
}

/** Nothing was changed yet: show `losses` and `warnings`, and come again with `token` if that is meant. */
export class NeedsConfirmationError extends CampusApiSetupError {
  override name = 'NeedsConfirmationError';
  readonly losses: readonly Deletion[];
  readonly warnings: readonly ValidationIssue[];
  readonly token: string;

  constructor(losses: readonly Deletion[], warnings: readonly ValidationIssue[]) {
    super(
      [...warnings.map(describeIssue), ...losses.map((loss) => `This takes away ${describeDeletion(loss)}`)].join('\n'),
    );
    this.losses = losses;
    this.warnings = warnings;
    this.token = consentToken(losses, warnings);
  }
}

function consentToken(losses: readonly Deletion[], warnings: readonly ValidationIssue[]): string {
  return createHash('sha256')
    .update(JSON.stringify([losses, warnings]))
    .digest('base64url')
    .slice(0, 22);
}

/** @throws NeedsConfirmationError for what has not been agreed to */
export function requireConfirmation(
  { confirmed, dryRun }: Confirmation,
  losses: readonly Deletion[],
  warnings: readonly ValidationIssue[],
): void {
  if (losses.length + warnings.length === 0 || confirmed === true || dryRun) return;
  if (confirmed !== consentToken(losses, warnings)) throw new NeedsConfirmationError(losses, warnings);
}
