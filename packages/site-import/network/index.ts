export { type NetworkPolicy, ROBOT_NAME } from './open-address.ts';
export { decoded, readSiteAddress } from './same-site.ts';
export { type SiteImportCode, SiteImportError } from './site-import-error.ts';
