import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import type { ApiStaff } from './api-schema.ts';
import type { Report } from './report.ts';
import type { Staff } from './types.ts';

/** Converts a staff record. `N/A`, in any case, means no picture (specification section 3). */
export function toStaff(
  { profilePic, phone, email, subjects, officeHours, publications, ...staff }: ApiStaff,
  path: string,
  report: Report,
): Staff | null {
  if (!staff.fullName) {
    report.addProblem(`${path}.fullName`, 'no name');
    return null;
  }
  const named = profilePic !== '' && profilePic.toUpperCase() !== 'N/A';
  const picture = named && isStoredFileName(profilePic) ? profilePic : null;
  if (named && !picture) report.addProblem(`${path}.profilePic`, 'not the name of a stored file');
  return {
    ...staff,
    picture,
    ...(phone && { phone }),
    ...(email && { email }),
    ...(subjects && { subjects }),
    ...(officeHours && { officeHours }),
    ...(publications && { publications }),
  };
}
