import { UsageError } from './usage-error.ts';

/** Specification, section 9. */
const departments = new Map([
  ['exam', 10],
  ['administration', 11],
  ['admission', 12],
  ['downloads', 13],
]);

export const departmentNames = [...departments.keys()];

/** The ids of departments named once or more, each name alone or in a list with commas. @throws UsageError */
export function readDepartments(words: string[]): number[] {
  const names = words.flatMap((word) => word.split(',')).map((word) => word.trim().toLowerCase());
  const ids = names.map((name) => {
    const id = departments.get(name);
    if (id === undefined)
      throw new UsageError(`there is no department "${name}": choose of ${departmentNames.join(', ')}`);
    return id;
  });
  return [...new Set(ids)];
}

export function showDepartments(ids: number[]): string {
  return ids.map((id) => departmentNames.find((name) => departments.get(name) === id) ?? String(id)).join(', ');
}
