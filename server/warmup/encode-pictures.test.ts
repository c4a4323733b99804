import type { InternalRequest } from '#server/http/internal-request.ts';
import { encodePictures } from './encode-pictures.ts';
import { createIdleScheduler, WarmupAbortedError } from './idle-scheduler.ts';
import { picturesOfPage } from './page-pictures.ts';

const address = (name: string, width: number) => `/_next/image?url=%2Fpictures%2F${name}.webp&w=${width}&q=60`;
const image = (name: string, more = '') =>
  `<img src="/x" srcSet="${[96, 750].map((width) => `${address(name, width)} ${width}w`).join(', ')}" ${more}/>`
    .replaceAll('&w', '&amp;w')
    .replaceAll('&q', '&amp;q');

const runWhenIdle = createIdleScheduler({ isAborted: () => false });

const reply = (body = 'x'.repeat(1000), state = 'MISS', status = 200) => ({
  response: { status, headers: { 'x-nextjs-cache': state }, body: Buffer.from(body) },
});

const PAGE = `<dialog open="" data-flash="true">${image('poster', 'loading="lazy"')}</dialog>
<main>${image('cover', 'loading="eager"')}${image('later', 'loading="lazy"')}<img src="data:," loading="eager"></main>`;

test('a page’s first pictures are the pictures of its flash notices and all that load eagerly', () => {
  expect(picturesOfPage(PAGE).first).toEqual(
    ['poster', 'cover'].flatMap((name) => [address(name, 96), address(name, 750)]),
  );
});

test('the first pictures of pages are encoded once in each size, one after the other', async () => {
  const requested: string[] = [];
  let inFlight = 0;
  await encodePictures(async ({ url, headers }) => {
    inFlight += 1;
    expect(inFlight).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
    inFlight -= 1;
    if (!url.startsWith('/_next/')) return reply(url === '/' ? PAGE : '');
    expect(headers?.accept).toContain('image/avif');
    requested.push(url);
    return reply();
  }, runWhenIdle);
  expect(requested[0]).toBe(address('poster', 96));
  expect(requested).toEqual(expect.arrayContaining([address('cover', 96), address('cover', 750)]));
  expect(new Set(requested).size).toBe(requested.length);
});

test('the picture warm-up ends when the site stops, or when encoding fails', async () => {
  let requested = 0;
  const count = async ({ url }: InternalRequest) => {
    if (!url.startsWith('/_next/')) return reply(PAGE);
    requested += 1;
    return reply();
  };
  const stopped = encodePictures(count, createIdleScheduler({ isAborted: () => requested === 3 }));
  await expect(stopped).rejects.toThrow(WarmupAbortedError);
  expect(requested).toBe(3);
  await encodePictures(async (request) => {
    const response = await count(request);
    if (requested > 3) throw new Error('no memory');
    return response;
  }, runWhenIdle);
  expect(requested).toBe(4);
});

const portrait = (name: string) => image(name, 'sizes="80px" loading="lazy"').replaceAll('/pictures', '/files');
const nameIn = (url: string) => /%2F([\w-]+)\.\w+&w=(\d+)/.exec(url)?.slice(1).join(' ') ?? url;

/** A site with these pages, and the requests that it receives. */
function site(pages: Record<string, string>, state = 'MISS') {
  const requested: string[] = [];
  const respond = async ({ url }: InternalRequest) => {
    requested.push(nameIn(url));
    return reply(pages[url], state);
  };
  return { respond, requested, pictures: () => requested.filter((name) => !name.startsWith('/')) };
}

const numbered = (count: number, make: (name: string) => string) =>
  Array.from({ length: count }, (_, index) => make(`p${index}`)).join('');

test('the first pictures of all pages come before other pictures, and those of album viewers come last', async () => {
  const { respond, pictures } = site({
    '/gallery': '<a href="/gallery/9">',
    '/gallery/9': '<a href="/files/large.jpg" data-await="true"><img></a>',
    '/staff': numbered(10, portrait),
    '/keyStaff': portrait('key'),
  });
  await encodePictures(respond, runWhenIdle, { paths: ['/gallery', '/staff', '/keyStaff'] });
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

test('pictures of the newest 40 notices and 40 albums are encoded', async () => {
  const links = (path: string) => Array.from({ length: 50 }, (_, id) => `<a href="${path}/${50 - id}">`).join('');
  const { respond, requested } = site({ '/notice': links('/notice/item'), '/gallery': links('/gallery') });
  await encodePictures(respond, runWhenIdle, { paths: ['/notice', '/gallery'] });
  expect(requested.filter((path) => /^\/notice\/item/.test(path))).toHaveLength(40);
  expect(requested.filter((path) => /^\/gallery\/\d/.test(path))).toHaveLength(40);
  expect(requested).toContain('/gallery/50');
  expect(requested).not.toContain('/gallery/10');
});

test('at most 60 pictures of a page are encoded, and no more than fit the size limit', async () => {
  const whole = site({ '/staff': numbered(3000, portrait) });
  await encodePictures(whole.respond, runWhenIdle, { paths: ['/staff'] });
  expect(new Set(whole.pictures().map((name) => name.replace(/ .*/, ''))).size).toBe(60);
  const bounded = site({ '/staff': numbered(3000, portrait) });
  await encodePictures(bounded.respond, runWhenIdle, { paths: ['/staff'], maxBytes: 4500 });
  expect(bounded.pictures()).toHaveLength(5);
});

test('the next round requests only new pictures', async () => {
  const encoded = new Map();
  const pages = { '/staff': portrait('a') };
  const { respond, pictures } = site(pages);
  await encodePictures(respond, runWhenIdle, { paths: ['/staff'], encoded });
  const first = pictures().length;
  expect(first).toBeGreaterThan(0);
  pages['/staff'] = portrait('a') + portrait('b');
  await encodePictures(respond, runWhenIdle, { paths: ['/staff'], encoded });
  expect(
    pictures()
      .slice(first)
      .every((name) => name.startsWith('b ')),
  ).toBe(true);
  expect(pictures()).toHaveLength(2 * first);
});

test('nothing is encoded while a visitor waits, nor for a page that fails', async () => {
  let isWaiting = true;
  const { respond, requested } = site({ '/staff': portrait('a') });
  const round = encodePictures(
    respond,
    createIdleScheduler({ isAborted: () => false, isVisitorWaiting: () => isWaiting }),
    {
      paths: ['/staff'],
    },
  );
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(requested).toEqual([]);
  isWaiting = false;
  await round;
  expect(requested.length).toBeGreaterThan(1);
  const failing: string[] = [];
  await encodePictures(
    async ({ url }) => {
      failing.push(url);
      return reply(portrait('a'), 'MISS', 503);
    },
    runWhenIdle,
    { paths: ['/staff'] },
  );
  expect(failing).toEqual(['/staff']);
});
