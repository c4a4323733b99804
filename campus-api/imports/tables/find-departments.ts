import { DEFAULT_DEPARTMENT } from '#campus-api/imports/plan/category-map.ts';
import type { NamedCategory } from '#campus-api/records/site-document/categories.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { fromPreeti } from '#packages/nepali/legacy-fonts/index.ts';
import { normalize } from '#packages/nepali/text/index.ts';

/** The ids of the departments of a cell, by their addresses or their names in either language; the usual one for an empty cell. */
export function findDepartments(issues: Issues, departments: readonly NamedCategory[], cell: string): number[] {
  const find = (text: string) => {
    const [name, unicode] = [text, fromPreeti(text)].map((each) => normalize(each).trim());
    return departments.find(({ address, name: { en, ne } }) =>
      [address, en, ne].map(normalize).some((accepted) => accepted === name || accepted === unicode),
    )?.id;
  };
  const whole = find(cell || DEFAULT_DEPARTMENT);
  if (whole !== undefined) return [whole];
  const ids = cell
    .split(/[,;|/\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const id = find(part);
      if (id !== undefined) return id;
      const choices = departments.map(({ address }) => address).join(', ');
      issues.error('department', 'unknown-choice', { what: 'department', value: part.slice(0, 60), choices });
      return [];
    });
  return [...new Set(ids)];
}
