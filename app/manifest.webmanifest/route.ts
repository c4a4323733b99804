import { handleManifest } from '#lib/site/seo/manifest.ts';

export function GET(request: Request): Promise<Response> {
  return handleManifest(request, 'en');
}
