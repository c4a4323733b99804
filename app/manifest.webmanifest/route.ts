import { answerManifest } from '#lib/seo/manifest.ts';

export function GET(request: Request): Response {
  return answerManifest(request, 'en');
}
