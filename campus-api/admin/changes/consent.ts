import { createHash } from 'node:crypto';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import { type Finding, showFinding } from '../findings/finding.ts';
import { type Loss, showLoss } from './losses.ts';

/**
 * What whoever asks for a change has agreed to: `true` to whatever goes with it, or by its token to exactly that which they were shown.
 * With `dryRun` all is tried and nothing kept.
 */
export interface Consent {
  confirmed: boolean | string;
  dryRun?: boolean;
}

/** Nothing was changed yet: show `losses` and `warnings`, and come again with `token` if that is meant. */
export class NeedsConfirmationError extends CampusApiSetupError {
  override name = 'NeedsConfirmationError';
  readonly losses: readonly Loss[];
  readonly warnings: readonly Finding[];
  readonly token: string;

  constructor(losses: readonly Loss[], warnings: readonly Finding[]) {
    super([...warnings.map(showFinding), ...losses.map((loss) => `This takes away ${showLoss(loss)}`)].join('\n'));
    this.losses = losses;
    this.warnings = warnings;
    this.token = consentToken(losses, warnings);
  }
}

function consentToken(losses: readonly Loss[], warnings: readonly Finding[]): string {
  return createHash('sha256')
    .update(JSON.stringify([losses, warnings]))
    .digest('base64url')
    .slice(0, 22);
}

/** @throws NeedsConfirmationError for what has not been agreed to */
export function requireConsent(
  { confirmed, dryRun }: Consent,
  losses: readonly Loss[],
  warnings: readonly Finding[],
): void {
  if (losses.length + warnings.length === 0 || confirmed === true || dryRun) return;
  if (confirmed !== consentToken(losses, warnings)) throw new NeedsConfirmationError(losses, warnings);
}
