import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { buildOutput } from './build-output.ts';

const manifest = z.object({ preview: z.object({ previewModeId: z.string().min(1) }) });

let id: string | undefined;

/**
 * The request headers with which the framework renders a page in its draft mode: for this request only, reading and writing neither the page cache nor
 * results of cached functions. Read from the build: visitors never get this cookie. @throws Error where nothing is built
 */
export function draftModeHeaders(): { cookie: string } {
  id ??= manifest.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ buildOutput.prerendered, 'utf8'))).preview
    .previewModeId;
  return { cookie: `__prerender_bypass=${id}` };
}
