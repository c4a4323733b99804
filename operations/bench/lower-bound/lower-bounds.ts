import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';

const FOLDER = 'operations/bench/lower-bound';
const SOURCES = ['public/pictures', 'campus-api/sample/files'];

/** Device pixels for each CSS pixel of a phone. */
const DENSITY = 2;

export interface LowerBound {
  /** Address of the page of the site that it is compared with. */
  path: string;
  html: string;
}

/** The pages written by hand; each names its own address. */
export const lowerBounds: readonly LowerBound[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.html'))
  .map((name) => {
    const html = readFileSync(join(FOLDER, name), 'utf8');
    const [, path] = /rel=canonical href=https:\/\/www\.campus\.example(\/\S*)>/.exec(html) ?? [];
    if (path === undefined) throw new Error(`${name} does not name its address`);
    return { path, html };
  });

function sourceOf(picture: string): string {
  const name = basename(picture, '.avif');
  const candidates = SOURCES.flatMap((folder) => ['webp', 'jpg', 'png'].map((type) => join(folder, `${name}.${type}`)));
  const source = candidates.find((file) => existsSync(file));
  if (source === undefined) throw new Error(`there is no original of ${picture}`);
  return source;
}

/** The nginx server block for the pages, which are written to `folder` as brotli and their pictures as AVIF in display size. */
export async function lowerBoundServer(folder: string, address: string): Promise<string> {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const [index, { html }] of lowerBounds.entries()) {
    writeFileSync(join(folder, `page${index}`), brotliCompressSync(html));
    for (const [, picture = '', width] of html.matchAll(/src=\/(pictures\/\S+)[^>]*? width=(\d+)/g)) {
      const file = join(folder, picture);
      if (existsSync(file)) continue;
      await sharp(sourceOf(picture))
        .resize({ width: Number(width) * DENSITY, withoutEnlargement: true })
        .avif({ quality: 50 })
        .toFile(file);
    }
  }
  const pages = lowerBounds.map(
    ({ path }, index) => `location = ${path} {
      root ${folder}; rewrite ^ /page${index} break; default_type "text/html; charset=utf-8"; add_header Content-Encoding br; }`,
  );
  return `server {
    listen ${address} ssl http2; ssl_certificate /etc/ssl/campus/certificate.pem; ssl_certificate_key /etc/ssl/campus/key.pem;
    ssl_buffer_size 4k; tcp_nopush off;
    ${pages.join('\n')}
    location /pictures/ { root ${folder}; types { image/avif avif; } } }`;
}
