import { departmentNames, departments } from '#content/routes.ts';

/** The departments that have an id, by their ids (specification, section 9). */
export const departmentsById = departmentNames
  .flatMap((name) => (name === 'all' ? [] : [{ id: departments[name].id, name }]))
  .sort((a, b) => a.id - b.id);

export const departmentIds: readonly number[] = departmentsById.map(({ id }) => id);
