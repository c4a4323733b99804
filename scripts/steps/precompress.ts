import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { say } from '#lib/runtime/console.mjs';
import { once } from '../bootstrap/once.mjs';

/** Lays compressed copies beside the files of the build, for a web server in front of the site (deploy/nginx.conf). */
export function precompress(): void {
  once('.next/compressed', readFileSync('.next/built-from', 'utf8'), () => {
    say('Compressing the files of the build …');
    for (const file of globSync('.next/static/**/*.{js,css,svg,txt}')) {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    }
  });
}
