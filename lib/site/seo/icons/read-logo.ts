import 'server-only';
import { openFile } from '#lib/site/campus-client/files.ts';

/** Maximum size of a logo in bytes; the admin stores smaller ones. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The bytes of a stored picture, by its address; null if there is none or it is too large. @throws CampusApiError */
export async function readLogo(address: string): Promise<Buffer | null> {
  const file = await openFile(decodeURIComponent(address.slice('/files/'.length)));
  if (file?.body == null) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the transfer.
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
