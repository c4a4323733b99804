import type { Issues, ValidationIssue } from '#campus-api/validation/issue.ts';
import { coloursSchema } from '#content/site/colours.ts';
import { type ContrastIssue, contrastIssues } from '#lib/platform/colours/check-colours.ts';
import type { DocumentContent } from './documents.ts';

/** The issue of a colour with too little contrast; `at`: its location, for commands. */
export function contrastIssueOf(issue: ContrastIssue, at: string): ValidationIssue {
  const { field, on, ground, scheme, ratio, atLeast, nearest } = issue;
  const values = {
    at,
    on,
    ground,
    scheme,
    least: atLeast,
    nearest: nearest ?? '–',
    ratio: Math.floor(ratio * 10) / 10,
  };
  return { level: 'error', field: `colours.${field}`, code: 'site-contrast', values };
}

/** Adds an issue for each colour of an identity with too little contrast. */
export function checkColours(issues: Issues, { colours }: DocumentContent, location: (field: string) => string): void {
  const { data } = coloursSchema.safeParse(colours ?? {});
  for (const issue of data === undefined ? [] : contrastIssues(data)) {
    const { field, code, values } = contrastIssueOf(issue, location(`colours.${issue.field}`));
    issues.error(field, code, values);
  }
}
