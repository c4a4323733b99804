import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { print } from '#lib/platform/runtime/console.mjs';
import { once } from '../bootstrap/once.mjs';

/** Writes compressed copies of the files of the build, for a web server in front of the site (deploy/nginx-site.conf). */
export function precompress(): void {
  once('.next/compressed', readFileSync('.next/built-from', 'utf8'), () => {
    print('Compressing the files of the build …');
    for (const file of globSync('.next/static/**/*.{js,css,svg,txt}')) {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    }
  });
}
