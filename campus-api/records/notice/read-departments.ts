import type { Issues } from '#campus-api/validation/issue.ts';
import { departmentsById } from './departments.ts';

const departments = new Map<string, number>(departmentsById.map(({ id, name }) => [name, id]));

export const departmentKeys = [...departments.keys()];

/** The ids of the named departments; each argument is a name or a comma-separated list of names. */
export function readDepartments(issues: Issues, entered: readonly string[]): number[] {
  const names = entered.flatMap((text) => text.split(',')).map((name) => name.trim().toLowerCase());
  const ids = names.map((name) => {
    const id = departments.get(name);
    if (id === undefined) {
      const values = { what: 'department', value: name, choices: departmentKeys.join(', ') };
      issues.error('department', 'unknown-choice', values);
    }
    return id;
  });
  if (ids.length === 0) issues.error('department', 'no-choice');
  return [...new Set(ids.filter((id) => id !== undefined))];
}

export function showDepartments(ids: number[]): string {
  return ids.map((id) => departmentKeys.find((name) => departments.get(name) === id) ?? String(id)).join(', ');
}
