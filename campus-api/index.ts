export {
  type CampusApi,
  openCampusApi,
  type PreviewedCampus,
  prepareCampusApi,
} from '#campus-api/api/server/campus-api.ts';
export type { CampusApiOptions } from '#campus-api/campus/options.ts';
export { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
