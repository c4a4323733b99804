import { use } from 'react';
import { departmentPath } from '#lib/platform/routes/paths.ts';
import { currentNames } from '#lib/site/people/campus-names.ts';
import { isSameDepartment } from '#lib/site/people/same-department.ts';
import { knownDepartments } from '#lib/site/site-content/department-readers.ts';
import { UpstreamName } from '../text/upstream-name.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** The path of the page of a department by its name in the list of staff; null where the campus has written none. */
export function useDepartmentPath(name: string): string | null {
  const names = use(currentNames());
  const department = use(knownDepartments()).find((each) => isSameDepartment(name, each.name, names));
  return department ? departmentPath(department.id) : null;
}

/** The name of a department in the list of staff, with a link to its page if it has one. */
export function DepartmentLink({ name }: { name: string }) {
  const path = useDepartmentPath(name);
  return path === null ? (
    <UpstreamName name={name} />
  ) : (
    <PageLink path={path}>
      <UpstreamName name={name} />
    </PageLink>
  );
}
