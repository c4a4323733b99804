export { type NetworkPolicy, ROBOT_NAME } from './open-address.ts';
export { parseRetryAfter } from './retry-after.ts';
export { readSiteAddress } from './same-site.ts';
export { type SiteImportCode, SiteImportError } from './site-import-error.ts';
