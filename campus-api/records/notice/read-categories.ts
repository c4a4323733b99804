import type { DatabaseSync } from 'node:sqlite';
import type { Issues } from '#campus-api/validation/issue.ts';
import { categoriesOfDatabase } from '../site-document/categories.ts';

/** More than a campus has; each unknown one is an issue. */
const MAX_CATEGORIES = 50;

/** The ids of the categories with these addresses; each argument is an address or a comma-separated list of addresses. */
export function readCategoryIds(issues: Issues, database: DatabaseSync, entered: readonly string[]): number[] {
  const categories = categoriesOfDatabase(database);
  const list = entered.flatMap((text) => text.split(',')).map((address) => address.trim().toLowerCase());
  const addresses = [...new Set(list)].slice(0, MAX_CATEGORIES);
  const ids = addresses.map((address) => {
    const id = categories.find((category) => category.address === address)?.id;
    if (id === undefined) {
      const choices = categories.map((category) => category.address).join(', ');
      issues.error('department', 'unknown-choice', { what: 'department', value: address, choices });
    }
    return id;
  });
  if (ids.length === 0) issues.error('department', 'no-choice');
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** The addresses of the categories of notices, by their ids. */
export function categoryAddresses(database: DatabaseSync): ReadonlyMap<number, string> {
  return new Map(categoriesOfDatabase(database).map(({ id, address }) => [id, address]));
}
