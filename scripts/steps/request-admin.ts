import { randomBytes } from 'node:crypto';
import { requestStart } from '#lib/runtime/supervisor.ts';

/**
 * Requests the supervisor of this process to start the admin. Both share a secret for publications, unless the settings have one, so that the site
 * shows at once what the admin publishes.
 */
export function requestAdmin(): void {
  if (process.env.OFFICE_PORT === 'off') return;
  process.env.REVALIDATE_SECRET ||= randomBytes(24).toString('base64url');
  requestStart('admin', { REVALIDATE_SECRET: process.env.REVALIDATE_SECRET });
}
