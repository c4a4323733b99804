import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { OldAddress } from './old-site.ts';

/** An old address on the new site; `problem` is null if it leads to the right page. */
export interface CheckedAddress {
  old: OldAddress;
  status: number;
  target: string | null;
  problem: string | null;
}

/** 308: another spelling of an address that this site has itself, such as one with a slash at its end. */
const permanent: ReadonlySet<number> = new Set([301, 308]);

/** Requests each address of the old site from the new one. A page may have the same address here. */
export async function checkAddresses(site: string, addresses: readonly OldAddress[]): Promise<CheckedAddress[]> {
  const pages = new Map<string, Promise<Page>>();
  const open = (url: string) => {
    const page = pages.get(url) ?? readPage(url);
    pages.set(url, page);
    return page;
  };
  const files = Map.groupBy(addresses, ({ kind, file }) => (kind === 'file' ? file : undefined));
  const checked: CheckedAddress[] = [];
  for (const old of addresses) {
    const first = new URL(old.path, site);
    const reply = await fetch(first, { redirect: 'manual' });
    await reply.arrayBuffer();
    const location = reply.headers.get('location');
    const target = location === null ? null : new URL(location, site);
    const isRedirected = permanent.has(reply.status) && target !== null;
    const page = isRedirected ? target : first;
    // Photographs are reduced: their bytes are others, under the same name.
    const isReduced =
      isRedirected &&
      old.file !== undefined &&
      files.get(old.file)?.some(({ path }) => page.pathname.endsWith(`-${basename(path)}`)) &&
      (await open(page.href)).type === 'image/jpeg';
    const problem = isReduced
      ? null
      : isRedirected || reply.status === 200
        ? problemOf(old, page, await open(page.href))
        : `${reply.status} instead of 301`;
    checked.push({ old, status: reply.status, target: target && target.pathname + target.search, problem });
  }
  return checked;
}

interface Page {
  status: number;
  type: string;
  text: string;
  sha256: string;
}

async function readPage(url: string): Promise<Page> {
  const reply = await fetch(url, { redirect: 'manual' });
  const bytes = Buffer.from(await reply.arrayBuffer());
  return {
    status: reply.status,
    type: reply.headers.get('content-type') ?? '',
    text: bytes.toString(),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Pages that every campus has at such an address: they win over an imported page, whose other addresses lead to it. */
const ownPages: Readonly<Record<string, string>> = { '/contact/': '/contact', '/introduction/': '/about' };

function problemOf({ path, kind, mark, file }: OldAddress, target: URL, page: Page): string | null {
  if (page.status !== 200) return `leads to ${page.status}`;
  if (ownPages[path] === target.pathname) return null;
  // A notice has no comments: their feed leads to it.
  if (kind.startsWith('feed') && kind !== 'feed of comments')
    return /xml/.test(page.type) ? null : `a feed leads to ${page.type}`;
  // A notice has its pictures in its own spelling: their page is right, too.
  if (file !== undefined && page.sha256 === file) return null;
  if (kind === 'file') return 'another file';
  if (kind === 'smaller picture') return /^image\//.test(page.type) ? null : 'no picture';
  if (file !== undefined && !mark) return 'another file';
  const marks: string[] = page.text.match(/REF-[A-Z]*-?\d+/g) ?? [];
  if (mark)
    return marks.includes(mark)
      ? null
      : `another page (${[...new Set(marks)].slice(0, 3).join(', ') || 'without a mark'})`;
  if (kind === 'number of the home page') return target.pathname === '/' ? null : 'not Home';
  if (target.pathname === '/' || target.pathname === '/ne') return 'only Home';
  return null;
}
