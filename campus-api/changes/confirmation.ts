import { createHash } from 'node:crypto';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { describeIssue, type ValidationIssue } from '#campus-api/validation/issue.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { type Deletion, describeDeletion } from './deletions.ts';
import type { ChangedRow } from './row-log.ts';

/**
 * Confirmation that comes with a change: `true` for all deletions and warnings, or the token of exactly the deletions and warnings that were shown.
 * With `dryRun` the change is rolled back; `inspect` gets its rows and new files.
 */
export interface Confirmation {
  confirmed: boolean | string;
  dryRun?: boolean;
  inspect?(rows: readonly ChangedRow[], newFiles: readonly NewFile[]): void;
}

/** Error before any change: show `deletions` and `warnings`, and repeat the request with `token` to confirm. */
export class NeedsConfirmationError extends CampusApiSetupError {
  override name = 'NeedsConfirmationError';
  readonly deletions: readonly Deletion[];
  readonly warnings: readonly ValidationIssue[];
  readonly token: string;

  constructor(deletions: readonly Deletion[], warnings: readonly ValidationIssue[]) {
    super(
      [
        ...warnings.map(describeIssue),
        ...deletions.map((deletion) => `This deletes ${describeDeletion(deletion)}`),
      ].join('\n'),
    );
    this.deletions = deletions;
    this.warnings = warnings;
    this.token = confirmationToken(deletions, warnings);
  }
}

function confirmationToken(deletions: readonly Deletion[], warnings: readonly ValidationIssue[]): string {
  return createHash('sha256')
    .update(JSON.stringify([deletions, warnings]))
    .digest('base64url')
    .slice(0, 22);
}

/** @throws NeedsConfirmationError for unconfirmed deletions or warnings */
export function requireConfirmation(
  { confirmed, dryRun }: Confirmation,
  deletions: readonly Deletion[],
  warnings: readonly ValidationIssue[],
): void {
  if (deletions.length + warnings.length === 0 || confirmed === true || dryRun) return;
  if (confirmed !== confirmationToken(deletions, warnings)) throw new NeedsConfirmationError(deletions, warnings);
}
