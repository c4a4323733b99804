import { jsonError } from '#lib/platform/http/error-response.ts';

async function nothingHere(): Promise<Response> {
  return jsonError(404, 'There is nothing at this address.');
}

export { nothingHere as DELETE, nothingHere as GET, nothingHere as PATCH, nothingHere as POST, nothingHere as PUT };
