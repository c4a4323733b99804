import { handleManifest } from '#lib/seo/manifest.ts';

export function GET(request: Request): Response {
  return handleManifest(request, 'ne');
}
