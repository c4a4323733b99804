import { answerManifest } from '@/lib/metadata/manifest';

export function GET(request: Request): Response {
  return answerManifest(request, 'en');
}
