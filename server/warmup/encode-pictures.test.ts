import { pictureWidths } from '#lib/pictures/widths.ts';
import type { InternalRequest } from '#server/internal-request.ts';
import { encodePictures } from './encode-pictures.ts';
import { createIdleScheduler, WarmupAbortedError } from './idle-scheduler.ts';
import { picturesOfPage } from './page-pictures.ts';

const address = (name: string, width: number) => `/_next/image?url=%2Fpictures%2F${name}.webp&w=${width}&q=60`;
const image = (name: string, more = '') =>
  `<img src="/x" srcSet="${[96, 750].map((width) => `${address(name, width)} ${width}w`).join(', ')}" ${more}/>`
    .replaceAll('&w', '&amp;w')
    .replaceAll('&q', '&amp;q');

const runWhenIdle = createIdleScheduler({ isEnough: () => false });

const answer = (body = 'x'.repeat(1000), state = 'MISS', status = 200) => ({
  response: { status, headers: { 'x-nextjs-cache': state }, body: Buffer.from(body) },
});

const PAGE = `<dialog open="" data-flash="true">${image('poster', 'loading="lazy"')}</dialog>
<main>${image('cover', 'loading="eager"')}${image('later', 'loading="lazy"')}<img src="data:," loading="eager"></main>`;

test('a page’s first pictures are those of its flash notices and those that do not wait for their view', () => {
  expect(picturesOfPage(PAGE).first).toEqual(
    ['poster', 'cover'].flatMap((name) => [address(name, 96), address(name, 750)]),
  );
});

test('the first pictures of pages are encoded ahead in each size once, one after the other', async () => {
  const asked: string[] = [];
  let inFlight = 0;
  await encodePictures(async ({ url, headers }) => {
    inFlight += 1;
    expect(inFlight).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
    inFlight -= 1;
    if (!url.startsWith('/_next/')) return answer(url === '/' ? PAGE : '');
    expect(headers?.accept).toContain('image/avif');
    asked.push(url);
    return answer();
  }, runWhenIdle);
  expect(asked[0]).toBe(address('poster', 96));
  expect(asked).toContain(address('banner-1', pictureWidths[0] ?? 0));
  for (const name of ['banner-1', 'banner-2', 'banner-3', 'library-1', 'cover'])
    expect(asked).toContain(address(name, 750));
  expect(new Set(asked).size).toBe(asked.length);
});

test('no more pictures are encoded ahead once the site stops, or when one cannot be', async () => {
  let asked = 0;
  const count = async ({ url }: InternalRequest) => {
    if (url.startsWith('/_next/')) asked += 1;
    return answer();
  };
  const stopped = encodePictures(count, createIdleScheduler({ isEnough: () => asked === 3 }));
  await expect(stopped).rejects.toThrow(WarmupAbortedError);
  expect(asked).toBe(3);
  await encodePictures(async (request) => {
    await count(request);
    if (asked > 3) throw new Error('no memory');
    return answer();
  }, runWhenIdle);
  expect(asked).toBe(4);
});

const portrait = (name: string) => image(name, 'sizes="80px" loading="lazy"').replaceAll('/pictures', '/files');
const nameIn = (url: string) => /%2F([\w-]+)\.\w+&w=(\d+)/.exec(url)?.slice(1).join(' ') ?? url;

/** A site of these pages, and what is asked of it. */
function site(pages: Record<string, string>, state = 'MISS') {
  const asked: string[] = [];
  const ask = async ({ url }: InternalRequest) => {
    asked.push(nameIn(url));
    return answer(pages[url], state);
  };
  return { ask, asked, pictures: () => asked.filter((name) => !name.startsWith('/')) };
}

const numbered = (count: number, make: (name: string) => string) =>
  Array.from({ length: count }, (_, index) => make(`p${index}`)).join('');

test('what pages begin with comes before the rest of any page, and what the viewer of an album shows comes last', async () => {
  const { ask, pictures } = site({
    '/gallery': '<a href="/gallery/9">',
    '/gallery/9': '<a href="/files/large.jpg" data-await="true"><img></a>',
    '/staff': numbered(10, portrait),
    '/keyStaff': portrait('key'),
  });
  await encodePictures(ask, runWhenIdle, { paths: ['/gallery', '/staff', '/keyStaff'] });
  const names = pictures().map((name) => name.replace(/ .*/, ''));
  expect([...new Set(names)]).toEqual([
    ...numbered(8, (name) => `${name} `)
      .trim()
      .split(' '),
    'key',
    'p8',
    'p9',
    'large',
  ]);
});

test('the newest notices and albums are looked at, 40 of each', async () => {
  const links = (path: string) => Array.from({ length: 50 }, (_, id) => `<a href="${path}/${50 - id}">`).join('');
  const { ask, asked } = site({ '/notice': links('/notice/item'), '/gallery': links('/gallery') });
  await encodePictures(ask, runWhenIdle, { paths: ['/notice', '/gallery'] });
  expect(asked.filter((path) => /^\/notice\/item/.test(path))).toHaveLength(40);
  expect(asked.filter((path) => /^\/gallery\/\d/.test(path))).toHaveLength(40);
  expect(asked).toContain('/gallery/50');
  expect(asked).not.toContain('/gallery/10');
});

test('of a page with thousands of pictures 60 are encoded, and no more than the room that is theirs', async () => {
  const whole = site({ '/staff': numbered(3000, portrait) });
  await encodePictures(whole.ask, runWhenIdle, { paths: ['/staff'] });
  expect(new Set(whole.pictures().map((name) => name.replace(/ .*/, ''))).size).toBe(60);
  const bounded = site({ '/staff': numbered(3000, portrait) });
  await encodePictures(bounded.ask, runWhenIdle, { paths: ['/staff'], maxBytes: 4500 });
  expect(bounded.pictures()).toHaveLength(5);
});

test('the next round asks for no picture that is known to be there, for new ones alone', async () => {
  const there = new Map();
  const pages = { '/staff': portrait('a') };
  const { ask, pictures } = site(pages);
  await encodePictures(ask, runWhenIdle, { paths: ['/staff'], there });
  const first = pictures().length;
  expect(first).toBeGreaterThan(0);
  pages['/staff'] = portrait('a') + portrait('b');
  await encodePictures(ask, runWhenIdle, { paths: ['/staff'], there });
  expect(
    pictures()
      .slice(first)
      .every((name) => name.startsWith('b ')),
  ).toBe(true);
  expect(pictures()).toHaveLength(2 * first);
});

test('nothing is encoded while a visitor waits, nor of a page that cannot be shown', async () => {
  let isWaiting = true;
  const { ask, asked } = site({ '/staff': portrait('a') });
  const round = encodePictures(ask, createIdleScheduler({ isEnough: () => false, isVisitorWaiting: () => isWaiting }), {
    paths: ['/staff'],
  });
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(asked).toEqual([]);
  isWaiting = false;
  await round;
  expect(asked.length).toBeGreaterThan(1);
  const failing: string[] = [];
  await encodePictures(
    async ({ url }) => {
      failing.push(url);
      return answer(portrait('a'), 'MISS', 503);
    },
    runWhenIdle,
    { paths: ['/staff'] },
  );
  expect(failing).toEqual(['/staff']);
});
