import { departments } from '#content/routes.ts';

/** The departments that have an id, by their ids. */
export const departmentsById = Object.entries(departments)
  .flatMap(([name, { id }]) => (id === null ? [] : [{ id, name }]))
  .sort((a, b) => a.id - b.id);

export const departmentIds = departmentsById.map(({ id }) => id);
