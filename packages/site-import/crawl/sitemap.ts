import { gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';

const MAX_ADDRESSES = 50_000;
const MAX_UNPACKED = 50 * 1024 * 1024;

/** Addresses of a sitemap (https://www.sitemaps.org/protocol.html): of pages, and of further sitemaps. Empty for another text. */
export function readSitemap(bytes: Buffer): { pages: string[]; sitemaps: string[] } {
  const result = { pages: [] as string[], sitemaps: [] as string[] };
  const text = unpack(bytes);
  if (/^[ \t]*https?:\/\/\S+[ \t\r]*$/m.test(text) && !text.includes('<')) {
    result.pages = text.split(/\s+/).filter(Boolean).slice(0, MAX_ADDRESSES);
    return result;
  }
  const parser = new SaxesParser();
  const names: string[] = [];
  let location = '';
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name }) => {
    names.push(name.replace(/^.*:/, ''));
    location = '';
  });
  parser.on('text', (value) => {
    location += value;
  });
  parser.on('cdata', (value) => {
    location += value;
  });
  parser.on('closetag', () => {
    const name = names.pop();
    if (name !== 'loc' || result.pages.length >= MAX_ADDRESSES) return;
    const parent = names.at(-1);
    if (parent === 'url') result.pages.push(location.trim());
    if (parent === 'sitemap') result.sitemaps.push(location.trim());
  });
  parser.write(text).close();
  return result;
}

function unpack(bytes: Buffer): string {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED }).toString('utf8');
  } catch {
    return '';
  }
}
