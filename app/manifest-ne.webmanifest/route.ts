import { answerManifest } from '@/lib/metadata/manifest';

export function GET(): Response {
  return answerManifest('ne');
}
