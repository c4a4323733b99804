import 'server-only';
import { IMMUTABLE, jsonError } from '#lib/platform/http/error-response.ts';
import { respondOr503 } from '#lib/site/campus-client/respond-or-503.ts';
import { openPagePicture } from './documents.ts';
import { isPublicDigest } from './public-digests.ts';

const NAME = /^([1-9]\d{0,3})-(360|720|1080)\.(avif|webp)$/;

/** Responds with a picture of a page; 404 for a document that is no longer public, and for an unknown picture; 503 while it waits to be drawn. */
export async function servePagePicture(digest: string, name: string): Promise<Response> {
  const [, page, width, type] = NAME.exec(name) ?? [];
  return respondOr503('This picture is not available right now.', async () => {
    const isValid = /^[0-9a-f]{16,64}$/.test(digest) && (type === 'avif' || type === 'webp');
    const picture =
      isValid && (await isPublicDigest(digest))
        ? await openPagePicture(digest, Number(page), Number(width), type)
        : null;
    if (picture === 'late') return jsonError(503, 'This picture is not drawn yet.', { 'Retry-After': '30' });
    if (!picture) return jsonError(404, 'There is no such picture.');
    return new Response(new Uint8Array(picture), {
      headers: {
        'Cache-Control': IMMUTABLE,
        'Content-Type': `image/${type}`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
}
