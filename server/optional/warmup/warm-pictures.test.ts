import type { InternalRequest } from '#server/http/internal-request.ts';
import { picturesOfPage } from './page-pictures.ts';
import { idleScheduler } from './run-when-idle.ts';
import { pictureWarmup } from './warm-pictures.ts';

const address = (name: string, width: number) => `/_next/image?url=%2Fpictures%2F${name}.webp&w=${width}&q=60`;
const image = (name: string, more = '') =>
  `<img src="/x" srcSet="${[96, 750].map((width) => `${address(name, width)} ${width}w`).join(', ')}" ${more}/>`
    .replaceAll('&w', '&amp;w')
    .replaceAll('&q', '&amp;q');

const PAGE = `<dialog open="" data-flash="true">${image('poster', 'loading="lazy"')}</dialog>
<main>${image('cover', 'loading="eager"')}${image('later', 'loading="lazy"')}<img src="data:," loading="eager"></main>`;

/** A picture service with pictures of a kilobyte, and the requests that it receives. */
function service(status = 200) {
  const requested: InternalRequest[] = [];
  const request = async (internal: InternalRequest) => {
    requested.push(internal);
    return { response: { status, headers: { 'x-nextjs-cache': 'MISS' }, body: Buffer.alloc(1000) } };
  };
  return { request, requested };
}

test('a page’s first pictures are the pictures of its flash notices and all that load eagerly', () => {
  expect(picturesOfPage(PAGE).first).toEqual(
    ['poster', 'cover'].flatMap((name) => [address(name, 96), address(name, 750)]),
  );
});

test('a picture is requested once a day, in the formats of supported browsers', async () => {
  const { request, requested } = service();
  const pictures = pictureWarmup(request, idleScheduler());
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  for (const _ of ['new', 'encoded']) expect(await pictures.warm('/a')).toBe(true);
  expect(requested).toEqual([{ url: '/a', headers: { accept: expect.stringContaining('image/avif') } }]);
  clock.mockReturnValue(now + 25 * 60 * 60_000);
  expect(await pictures.warm('/a')).toBe(true);
  expect(requested).toHaveLength(2);
  expect(pictures.usage()).toEqual({ entries: 1, bytes: 1000 });
  clock.mockRestore();
});

test('no more pictures are encoded than fit the limit, which counts again after a publication', async () => {
  const { request, requested } = service();
  const pictures = pictureWarmup(request, idleScheduler(), 4500);
  const warmAll = async (names: string) => {
    for (const name of names) expect(await pictures.warm(`/${name}`)).toBe(true);
  };
  await warmAll('abcdefgh');
  expect(requested.map(({ url }) => url).join('')).toBe('/a/b/c/d/e');
  pictures.restartLimit();
  await warmAll('ei');
  expect(requested.at(-1)?.url).toBe('/i');
  expect(requested).toHaveLength(6);
  expect(pictures.usage().bytes).toBeLessThanOrEqual(4500);
});

test('a picture that fails is reported and requested again', async () => {
  const { request, requested } = service(500);
  const pictures = pictureWarmup(request, idleScheduler());
  expect([await pictures.warm('/a'), await pictures.warm('/a')]).toEqual([false, false]);
  expect(requested).toHaveLength(2);
});

test('nothing is encoded while a visitor waits', async () => {
  let isWaiting = true;
  const { request, requested } = service();
  const encoded = pictureWarmup(
    request,
    idleScheduler(() => isWaiting),
  ).warm('/a');
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(requested).toEqual([]);
  isWaiting = false;
  await encoded;
  expect(requested).toHaveLength(1);
});
