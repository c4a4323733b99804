import { jsonError } from './error-response.ts';

/**
 * The response for a missing file of `public/pictures`. The framework serves existing files; it would render a page of text for any
 * other address of two parts, in the language of the first.
 */
export function missingPicture(): Response {
  return jsonError(404, 'There is no such picture.');
}
