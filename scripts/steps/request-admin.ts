import { requestStart } from '#lib/platform/runtime/supervisor.ts';

/** Requests the supervisor of this process to start the admin. The site polls the database for publications. */
export function requestAdmin(): void {
  if (process.env.OFFICE_PORT !== 'off') requestStart('admin');
}
