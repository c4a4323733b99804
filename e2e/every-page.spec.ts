import { HtmlValidate } from 'html-validate';
import { attributes, type FetchedPage, fetchPages, siteUrl } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'default' });

let fetched: FetchedPage[];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  fetched = (await fetchPages()).filter(({ status }) => status === 200);
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes `hrefLang`, `charSet`, `crossOrigin`, which HTML allows.
      'attr-case': 'off',
    },
  });
  for (const { address, html } of fetched) {
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
  const waiting = [...links];
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
