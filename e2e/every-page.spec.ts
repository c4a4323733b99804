import { HtmlValidate } from 'html-validate';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { attributes, type FetchedPage, fetchPages, sitemapAddresses, siteUrl } from '#e2e/support/site-pages.ts';
import { expect, test } from '#e2e/support/test.ts';

test.describe.configure({ mode: 'default' });

let fetched: FetchedPage[];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  fetched = (await fetchPages()).filter(({ status }) => status === 200);
});

// Both languages have the same markup; `npm run test:engines` checks both.
test('every Nepali page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes `hrefLang`, `charSet`, `crossOrigin`, which HTML allows.
      'attr-case': 'off',
    },
  });
  const checked = fetched.filter(({ html }) =>
    behaviourLocales.some((locale) => html.includes(`<html lang="${locale}"`)),
  );
  expect(checked.length).toBeGreaterThan(fetched.length / 3);
  for (const { address, html } of checked) {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
    );
    expect.soft(faults, address).toEqual([]);
  }
});

test('every page has one heading of the first level and the landmarks', async () => {
  for (const { address, html } of fetched) {
    for (const element of ['h1', 'main', 'header', 'footer']) {
      const own = html.match(new RegExp(`<${element}[\\s>]`, 'g')) ?? [];
      expect.soft(own.length, `${element} of ${address}`).toBe(1);
    }
  }
});

test('only an album and the QAA area name scripts of the framework, all of them async', async () => {
  for (const { address, html } of fetched) {
    const { pathname } = new URL(address);
    const named = html.match(/<(?:script|link)\b[^>]*\/_next\/static\/[^>]*\.js[^>]*>/g) ?? [];
    if (!/^(\/ne)?\/(qaa|gallery\/\w+)$/.test(pathname)) expect([pathname, named]).toEqual([pathname, []]);
    else {
      const scripts = named.filter((tag) => tag.startsWith('<script'));
      expect(scripts.length, pathname).toBeGreaterThan(5);
      expect([pathname, scripts.filter((tag) => !/\sasync=""/.test(tag))]).toEqual([pathname, []]);
    }
  }
});

test('every notice of the offline page has a heading', async () => {
  const html = await (await fetch(`${siteUrl()}/offline`)).text();
  const articles = html.match(/<article[^>]*>/g) ?? [];
  const names = attributes(html, 'article', 'aria-labelledby');
  expect(articles.length).toBeGreaterThan(10);
  expect(names).toHaveLength(articles.length);
  for (const name of names) expect(html).toContain(`<h3 id="${name}">`);
});

test('no link on any page is broken', async () => {
  test.setTimeout(240_000);
  const links = new Map<string, string>();
  for (const { address, html } of fetched) {
    for (const href of attributes(html, 'a', 'href')) {
      const url = new URL(href, address);
      url.hash = '';
      // The endpoints of forms redirect back.
      if (url.origin === siteUrl() && !url.pathname.startsWith('/api/')) links.set(url.href, address);
    }
  }
  expect(links.size).toBeGreaterThan(fetched.length);
  // Notices of the sitemap exist; some of them are fetched, as all other pages are.
  const notices = (await sitemapAddresses()).filter((address) => address.includes('/notice/item/'));
  const existing = new Set([...fetched.map(({ address }) => address), ...notices]);
  const waiting = [...links].filter(([link]) => !existing.has(link));
  expect(waiting.length).toBeGreaterThan(100);
  const dead: string[] = [];
  const follow = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [link, from] = next;
      const { status } = await fetch(link, { method: 'HEAD', redirect: 'manual' });
      if (status !== 200) dead.push(`${status} ${link} (on ${from})`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, follow));
  expect(dead).toEqual([]);
});
