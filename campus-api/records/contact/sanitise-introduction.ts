import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { requestSanitizer, type SanitizerReport } from '#lib/platform/sanitize/sanitizer.ts';

/** The visible and the removed parts of an introduction, as the site shows it. @throws CampusApiSetupError if its process ends first */
export async function sanitiseIntroduction(html: string): Promise<SanitizerReport> {
  try {
    return await requestSanitizer(html);
  } catch (error) {
    throw new CampusApiSetupError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
