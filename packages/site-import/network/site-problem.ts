import { type IssueValues, localizeIssue, refuseField } from '#campus-api/validation/issue.ts';
import { type IssueCode, issueMessages } from '#campus-api/validation/issue-messages.ts';
import type { Localized } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

/** Problem of one request to an old site, in one sentence of both languages. */
export class SiteProblem extends Error {
  override name = 'SiteProblem';
  readonly code: IssueCode;
  readonly values: IssueValues;

  constructor(code: IssueCode, values: IssueValues = {}) {
    super(fillIn(issueMessages[code].en, values, 'en'));
    this.code = code;
    this.values = values;
  }

  get text(): Localized {
    return localizeIssue(this.code, this.values);
  }
}

/** Ends an import for a problem of the whole site. @throws RefusedError for a problem of a site, or the error itself */
export function refuseForProblem(error: unknown): never {
  if (error instanceof SiteProblem) return refuseField('', error.code, error.values);
  throw error;
}
