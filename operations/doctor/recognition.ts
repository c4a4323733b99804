import type { Environment } from '#lib/platform/settings/schema.ts';
import { readProgress } from '#lib/platform/watch/recognition-progress.ts';

/** The progress of the recognition of scanned pages, in a line; none where no page has waited on this machine. */
export function describeRecognition({ dataDir, recognisesPages }: Environment): string[] {
  if (!recognisesPages) return ['The text of scanned pages is not recognised (DOCUMENTS, RECOGNITION).'];
  const progress = readProgress(dataDir);
  if (!progress) return [];
  const time = new Date(progress.at).toISOString().slice(0, 16).replace('T', ' ');
  return [
    progress.waiting === 0
      ? `All scanned pages are recognised (${time} UTC).`
      : `${progress.waiting} scanned ${progress.waiting === 1 ? 'page waits' : 'pages wait'} to be recognised (${time} UTC).`,
  ];
}
