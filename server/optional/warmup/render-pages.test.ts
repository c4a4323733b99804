import { log } from '#lib/platform/runtime/log.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { WarmupAbortedError } from './idle-scheduler.ts';
import type { RenderedPage } from './render-page.ts';
import { renderPages } from './render-pages.ts';

const link = (path: string) => `<a href="${path}">`;
const all = new Set(['contact', 'notices', 'flash-notices', 'staff', 'gallery', 'publications']);
const HOME = [link('/notice/item/9'), link('/notice/item/8'), link('/gallery/3')].join('');

/** A site whose pages show these records, and the list of rendered pages. */
function site(html: Record<string, string> = { '/': HOME }, tags: Record<string, string[]> = {}) {
  const rendered: string[] = [];
  return {
    rendered,
    async render(path: string): Promise<RenderedPage> {
      rendered.push(path);
      return { state: 'rendered', html: html[path] ?? '', tags: tags[path] ?? ['contact'] };
    },
  };
}

beforeAll(() => registerSite());
afterAll(() => registerSite(siteOf([])));
afterEach(() => jest.restoreAllMocks());

test('after a start Home comes first, then lists, the records of Home, its pictures, then all other pages, in both languages', async () => {
  const { render, rendered } = site({ '/': HOME, '/notice': link('/notice/item/7') });
  let before = 0;
  const encodeHomePictures = async () => {
    before = rendered.length;
  };
  await renderPages({ render, published: all, pageTags: new Map(), encodeHomePictures });
  expect(rendered.slice(0, 2)).toEqual(['/', '/ne']);
  expect(rendered[before - 1]).toBe('/ne/gallery/3');
  const positions = ['/notice', '/notice/item/9', '/gallery/3', '/library', '/programs/bbs', '/notice/item/7'].map(
    (path) => [rendered.indexOf(path), rendered.indexOf(`/ne${path}`)],
  );
  for (const [english = -1, nepali] of positions) {
    expect(english).toBeGreaterThan(1);
    expect(nepali).toBe(english + 1);
  }
  expect(positions.map(([english]) => english)).toEqual(
    positions.map(([english]) => english).toSorted((a = 0, b = 0) => a - b),
  );
  expect(new Set(rendered).size).toBe(rendered.length);
});

test('after a publication the new record comes right after Home, then Home’s pictures and the lists; pages that do not show it are not rendered', async () => {
  const pageTags = new Map([
    ['/', ['notices', 'gallery']],
    ['/ne', ['notices', 'gallery']],
    ['/gallery', ['gallery']],
    ['/ne/gallery', ['gallery']],
    ['/notice/item/9', ['notices']],
    ['/notice/item/8', ['notices']],
  ]);
  const { render, rendered } = site({ '/': HOME, '/gallery': link('/gallery/2') }, { '/library': ['notices'] });
  for (const path of ['/library', '/ne/library']) pageTags.set(path, ['notices']);
  let before = 0;
  const encodeHomePictures = async () => {
    before = rendered.length;
  };
  await renderPages({ render, published: new Set(['gallery']), pageTags, encodeHomePictures });
  expect(before).toBe(4);
  expect(rendered.slice(0, 6)).toEqual(['/', '/ne', '/gallery/3', '/ne/gallery/3', '/gallery', '/ne/gallery']);
  for (const path of ['/library', '/ne/library', '/notice/item/9']) expect(rendered).not.toContain(path);
  expect(rendered).toContain('/gallery/2');
});

test('the newest 10 notices and the newest 10 albums of lists are rendered', async () => {
  const links = (path: string) => Array.from({ length: 30 }, (_, id) => link(`${path}/${30 - id}`)).join('');
  const { render, rendered } = site({ '/notice': links('/notice/item'), '/gallery': links('/gallery') });
  await renderPages({ render, published: all, pageTags: new Map() });
  for (const kind of [/^\/notice\/item/, /^\/ne\/notice\/item/, /^\/gallery\/\d/])
    expect(rendered.filter((path) => kind.test(path))).toHaveLength(10);
  expect(rendered).toContain('/gallery/30');
  expect(rendered).not.toContain('/gallery/20');
});

test('a round skips a page that fails, and ends with one line in the log after 20 in a row', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  const { render, rendered } = site();
  const pageTags = new Map<string, readonly string[]>();
  await renderPages({
    async render(path) {
      const page = await render(path);
      if (path === '/about') throw new Error('no memory');
      return path === '/ne/about' ? { ...page, state: 'failed' } : page;
    },
    published: all,
    pageTags,
  });
  expect(rendered.filter((path) => path === '/about')).toHaveLength(1);
  expect(rendered).toContain('/library');
  expect(pageTags.has('/about')).toBe(false);
  expect(warn).not.toHaveBeenCalled();

  let attempts = 0;
  await renderPages({
    async render() {
      attempts += 1;
      throw new Error('no memory');
    },
    published: all,
    pageTags: new Map(),
  });
  expect(attempts).toBe(20);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a round returns the first page that lacks content, and null once no page does', async () => {
  const { render } = site();
  let isAway = true;
  const lacking = async (path: string): Promise<RenderedPage> => {
    const page = await render(path);
    return isAway && /^\/(ne\/)?(staff|contact)$/.test(path) ? { state: 'incomplete', html: '', tags: [] } : page;
  };
  const pageTags = new Map<string, readonly string[]>();
  const round = () => renderPages({ render: lacking, published: new Set(['contact']), pageTags });
  expect(await round()).toBe('/contact');
  expect([pageTags.has('/staff'), pageTags.has('/library')]).toEqual([false, true]);
  isAway = false;
  expect(await round()).toBeNull();
  expect(pageTags.has('/ne/staff')).toBe(true);
});

test('an aborted round renders nothing more', async () => {
  let attempts = 0;
  const round = renderPages({
    async render() {
      attempts += 1;
      throw new WarmupAbortedError();
    },
    published: all,
    pageTags: new Map(),
  });
  await expect(round).rejects.toThrow(WarmupAbortedError);
  expect(attempts).toBe(1);
});

test('pages rendered by another instance are loaded after the next page, and Home does not wait for them', async () => {
  const { render, rendered } = site({});
  const claim = async (path: string) => path === '/library' || !/^\/(ne\/)?(staff|keyStaff|library)$|^\/$/.test(path);
  await renderPages({ render, published: new Set(['staff']), pageTags: new Map(), claim });
  expect(rendered[0]).toBe('/');
  const [staff, library] = ['/staff', '/library'].map((path) => rendered.indexOf(path));
  expect(staff).toBeGreaterThan(1);
  expect(rendered[rendered.indexOf('/staff') - 1]).toBe('/notice');
  expect(library).toBeGreaterThan(staff ?? 0);
  expect(rendered).toContain('/ne/library');
  expect(new Set(rendered).size).toBe(rendered.length);
});
