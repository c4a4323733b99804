import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { scalingPage } from './page.ts';

export const scalingFile = 'docs/scaling.md';

/** Markdown as the formatter leaves it. */
export function formatMarkdown(text: string): string {
  return execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path', scalingFile], {
    input: text,
    encoding: 'utf8',
  });
}

/** Writes `docs/scaling.md` from the figures of `docs/measured.md`. */
export function writeScaling(): void {
  writeFileSync(scalingFile, formatMarkdown(scalingPage()));
}
