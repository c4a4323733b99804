import type { Locale, Localized } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type IssueCode, issueMessages } from './issue-messages.ts';
import { CampusApiSetupError } from './setup-error.ts';

/** Parameters of an issue besides its code, such as the maximum length of a text. */
export type IssueValues = Readonly<Record<string, string | number>>;

/**
 * Issue with an entered value: `error` (nothing is changed) or `warning` (changed once it is confirmed). `field` is the
 * name in the form, which is the camelCase name of the option.
 */
export interface ValidationIssue {
  level: 'error' | 'warning';
  field: string;
  code: IssueCode;
  values: IssueValues;
}

/** Collects all issues, so that they are reported at once instead of field by field. */
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

  /** @throws RefusedError with all issues, if one of them is an error */
  throwIfErrors(): void {
    if (this.list.some(({ level }) => level === 'error')) throw new RefusedError(this.list);
  }
}

/** Error before any change: `issues` are the reasons, for each field. */
export class RefusedError extends CampusApiSetupError {
  override name = 'RefusedError';
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    super(issues.map(describeIssue).join('\n'));
    this.issues = issues;
  }
}

/** @throws RefusedError for one field */
export function refuseField(field: string, code: IssueCode, values: IssueValues = {}): never {
  throw new RefusedError([{ level: 'error', field, code, values }]);
}

/** Whether all issues concern entered values, not files, users or existing records. */
export function isInputError({ issues }: RefusedError): boolean {
  return issues.every(({ code }) => code !== 'not-there' && !/^(file|user|password|undo|site|import)-/.test(code));
}

/** Text of an issue for the command line: `--last-date: 2020-01-01 is before …`. */
export function describeIssue({ field, code, values }: Pick<ValidationIssue, 'field' | 'code' | 'values'>): string {
  const message = issueMessages[code].en;
  const isLocated = /\{(label|at)\}/.test(message) || values.at === undefined;
  const label = values.at ?? `--${optionName(field)}`;
  return fillIn(isLocated ? message : `{at}: ${message}`, { label, ...values }, 'en');
}

/** Values of a text; some differ by language, such as the label of a field. */
export type LocalizedValues = Readonly<Record<string, string | number | Localized>>;

export const valuesIn = (values: LocalizedValues, language: Locale): IssueValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
  );

/** The message of an issue in both languages. */
export function localizeIssue(code: IssueCode, values: LocalizedValues): Localized {
  const { en, ne } = issueMessages[code];
  return { en: fillIn(en, valuesIn(values, 'en'), 'en'), ne: fillIn(ne, valuesIn(values, 'ne'), 'ne') };
}

/** The option of a field: `last-date` of `lastDate`. */
export const optionName = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
