export {
  type CampusApi,
  openCampusApi,
  prepareCampusApi,
} from '#campus-api/api/server/campus-api.ts';
export type { CampusApiOptions } from '#campus-api/campus/options.ts';
export type { SitePreview } from '#campus-api/records/site-document/preview-folder.ts';
export { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
