import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import { type IssueCode, issueTexts } from './issue-texts.ts';

/** What a finding tells besides its code, such as how long a text may be. */
export type IssueValues = Readonly<Record<string, string | number>>;

/**
 * What is wrong (`error`: nothing is changed) or looks wrong (`warning`: changed once it is confirmed) with what somebody entered. `field` is the
 * name in the form, which is that of the option with capitals for its hyphens; the words of the code are chosen by who shows it.
 */
export interface ValidationIssue {
  level: 'error' | 'warning';
  field: string;
  code: IssueCode;
  values: IssueValues;
}

/** Gathers everything that is wrong, so that nobody mends one field to be told of the next. */
export class Issues {
  readonly list: ValidationIssue[];

  constructor(list: readonly ValidationIssue[] = []) {
    this.list = [...list];
  }

  error(field: string, code: IssueCode, values: IssueValues = {}): void {
    this.list.push({ level: 'error', field, code, values });
  }

  warn(field: string, code: IssueCode, values: IssueValues = {}): void {
    this.list.push({ level: 'warning', field, code, values });
  }

  /** @throws RefusedError with all issues, where one of them is an error */
  refuse(): void {
    if (this.list.some(({ level }) => level === 'error')) throw new RefusedError(this.list);
  }
}

/** Nothing was changed: `issues` say why, for each field. */
export class RefusedError extends CampusApiSetupError {
  override name = 'RefusedError';
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    super(issues.map(describeIssue).join('\n'));
    this.issues = issues;
  }
}

/** @throws RefusedError for one field */
export function refuse(field: string, code: IssueCode, values: IssueValues = {}): never {
  throw new RefusedError([{ level: 'error', field, code, values }]);
}

/** Whether all of it is about what was typed, not about files, users or what is there. */
export function isTyped({ issues }: RefusedError): boolean {
  return issues.every(({ code }) => code !== 'not-there' && !/^(file|user|password)-/.test(code));
}

/** In the words of the command line: `--last-date: 2020-01-01 is before …`. */
export function describeIssue({ field, code, values }: ValidationIssue): string {
  const option = `--${field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return issueTexts[code](option, values);
}
