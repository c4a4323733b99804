import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '#content/locale.ts';
import { coloursSheetOf } from '#lib/platform/colours/colours-sheet.ts';
import { hashSource } from '#lib/platform/http/content-security-policy.ts';
import { inlineCriticalCss } from './inline-critical-css.ts';
import { trustInlineScript } from './inline-scripts.ts';
import { liteVariantOf, writeEdits } from './lite-variant.ts';
import { editText, pageElements } from './page-elements.ts';
import { type CacheEntry, isPageValue } from './page-entry.ts';
import { readPageLayout, writePageLayouts } from './page-layout.ts';
import { applyDeclaredStatus, declaresStatus, isPastDeclaredStatus } from './status-by-tag.ts';
import { transformPage } from './transform-page.ts';

describe('the page transform', () => {
  const NONCE = 'n0nce_of-this-render';
  const START = '(self.__next_f=self.__next_f||[]).push([0])';
  const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
  const OURS = '(function ours(){})()';
  const push = (data: string) => `self.__next_f.push(${JSON.stringify([1, data])})`;
  const script = (text: string, nonce?: string) => `<script${nonce ? ` nonce="${nonce}"` : ''}>${text}</script>`;
  const marked = (text: string) => script(text, NONCE);
  const chunk = (name: string, also = '') => `<script src="/_next/static/chunks/${name}.js"${also} async=""></script>`;

  const REACT = '<ul data-script="react"></ul>';
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
  const head = `${preload}${chunk('a', ` nonce="${NONCE}"`)}`;
  const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
  const end = [
    chunk('b', ' id="_R_"'),
    marked(START),
    marked(push('1:"a</b>"')),
    marked(push('2:"é"')),
    marked(CHUNKS),
  ];
  const page = (...more: string[]) =>
    `<!doctype html><html><head>${head}</head><body><img src="/a" alt="पहाड">${old}${[...end, ...more].join('')}</body></html>`;

  beforeAll(() => trustInlineScript(OURS));

  describe('scripts of a page', () => {
    test('are removed where no application of React needs them, with their preloads, data and hashes', () => {
      const data = '<script type="application/ld+json">{}</script>';
      const { html, policy } = transformPage(page(script(OURS), data), NONCE);
      expect(html.match(/<script.*?<\/script>/gs)).toEqual([script(OURS), data]);
      expect(html).not.toContain('preload');
      expect(policy).toContain(`script-src 'self' ${hashSource(OURS)};`);
    });

    test('follow the content where an application of React needs them, without the nonce and preloads', () => {
      const joined = [START, push('1:"a</b>"'), push('2:"é"')].join('\n');
      const { html, policy } = transformPage(page(REACT), NONCE);
      expect(html).not.toMatch(/preload|old\.js/);
      expect(html).toContain(`<head></head><body><img src="/a" alt="पहाड">${script(joined)}${script(CHUNKS)}${REACT}`);
      const last = [chunk('a'), chunk('b', ' id="_R_"')].map((each) =>
        each.replace(' src', ' fetchpriority="low" src'),
      );
      expect(html).toContain(`${last.join('')}</body>`);
      expect(html).not.toContain(NONCE);
      expect(policy).toContain(`script-src 'self' ${hashSource(joined)} ${hashSource(CHUNKS)};`);
    });

    test('are the same in the next render, which has another nonce', () => {
      const html = page(REACT, marked(push(`4:"nonce":"${NONCE}"`)));
      expect(transformPage(html, NONCE)).toEqual(transformPage(html.replaceAll(NONCE, 'n3xt'), 'n3xt'));
    });

    test.each([[''], [REACT]])('stay unchanged where they are comments, templates or attributes (%s)', (more) => {
      const looks = `<!-- ${chunk('c')} --><template>${chunk('c')}</template><p title='${chunk('c')}'></p>`;
      expect(transformPage(page(looks, more), NONCE).html).toContain(looks);
    });

    test('that came in with content are not joined with data of the framework', () => {
      const forged = script(push('3:"evil"'), 'guessed');
      const { html, policy } = transformPage(page(REACT, marked(push('a')), forged), NONCE);
      expect(html).toContain(`${script(push('a'))}${forged}`);
      expect(policy).not.toContain(hashSource(push('3:"evil"')));
    });

    test('wait in the lite variant for the first use of an application of React', () => {
      const { html, lite } = transformPage(page(REACT, script(OURS)), NONCE);
      const variant = liteVariantOf(html, writeEdits(lite));
      expect(variant).toContain(
        '<script type="text/deferred" data-fetchpriority="low" data-src="/_next/static/chunks/a.js" data-async="">',
      );
      expect(variant).toContain(`<script type="text/deferred">${START}`);
      expect(variant).toContain(script(OURS));
      expect(variant).not.toMatch(/<script( src|>self)/);
    });
  });

  describe('the policy of a page', () => {
    const EVIL = push('evil');
    const plain = (...parts: string[]) =>
      `<!doctype html><html><head></head><body>${REACT}${parts.join('')}</body></html>`;
    const policyOf = (html: string, nonce: string | null) => transformPage(html, nonce).policy;
    const trusted = (html: string, nonce: string | null) =>
      /script-src 'self'([^;]*)/.exec(policyOf(html, nonce))?.[1]?.trim().split(' ').filter(Boolean);

    test('allows only scripts that carry the nonce of the render', () => {
      const html = plain(marked(START), script(EVIL), script(EVIL, 'guessed'), script('alert(1)'), marked(push('1')));
      expect(trusted(html, NONCE)).toEqual([hashSource(START), hashSource(push('1'))]);
    });

    test('allows a script in its final form, without the nonce', () => {
      const text = push(`"nonce":"${NONCE}"`);
      const { html } = transformPage(plain(marked(text)), NONCE);
      expect(html).not.toContain(NONCE);
      expect(trusted(plain(marked(text)), NONCE)).toEqual([hashSource(text.replace(NONCE, ''))]);
    });

    test.each([null, NONCE])('allows no script by its form (nonce %s)', (nonce) => {
      expect(trusted(plain(...[START, push('1'), CHUNKS].map((text) => script(text))), nonce)).toEqual([]);
    });

    test('allows our own constant scripts, with or without a nonce', () => {
      expect(trusted(plain(script(OURS), marked(START)), NONCE)).toContain(hashSource(OURS));
      expect(trusted(plain(script(OURS)), null)).toEqual([hashSource(OURS)]);
    });

    test.each([
      ['a comment', `<!-- ${marked(EVIL)} -->`],
      ['an attribute', `<p title='${marked(EVIL)}'></p>`],
      ['a template', `<template>${marked(EVIL)}</template>`],
      ['a text area', `<textarea>${marked(EVIL)}</textarea>`],
    ])('ignores text in %s that looks like a script, and allows real scripts', (_, part) => {
      expect(trusted(plain(part, marked(START)), NONCE)).toEqual([hashSource(START)]);
    });

    test('allows no script by a keyword or wildcard', () => {
      expect(policyOf(plain(), null)).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|\*/);
    });
  });

  test.each([[''], [REACT]])(
    'the stored edits make the same lite variant as edits computed from the page (%s)',
    (more) => {
      const { html, lite } = transformPage(page(`<p>${NONCE}</p><img src="/b" alt="B">${more}`), NONCE);
      expect(liteVariantOf(html, writeEdits(lite))).toBe(liteVariantOf(html));
      expect(liteVariantOf(html)).toMatch(/<html data-lite .*data-src="\/b"/s);
    },
  );

  describe('a flash notice', () => {
    const flash = '<dialog data-flash="true"><form><img src="/p" alt="P"/></form></dialog>';
    const picture = '<img src="/first" alt="F"/>';
    const page = (...parts: string[]) =>
      `<!doctype html><html><head></head><body>${parts.join('')}<p>text</p></body></html>`;

    test('stays on a page', () => expect(transformPage(page(flash, picture), NONCE).html).toBe(page(flash, picture)));

    test('is removed from a template, which is a form or a reply to one', () => {
      const fragment = '<div data-fragment=""></div>';
      const { html, lite } = transformPage(page(flash, picture, flash, fragment), NONCE);
      expect(html).toBe(page(picture, fragment));
      expect(liteVariantOf(html, writeEdits(lite))).toBe(liteVariantOf(page(picture, fragment)));
    });
  });
});

describe('the lite variant', () => {
  const document = (body: string, head = '', lang = 'en') =>
    `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;

  test('the root element marks the page as lite and without motion', () => {
    expect(liteVariantOf(document(''))).toContain('<html data-lite data-motion="off" lang="en">');
  });

  test('a picture is not loaded, and a link to it follows', () => {
    const page = liteVariantOf(
      document(`<img sizes="9rem" srcSet="/a 1w" src="/a?b&amp;c" alt="A &quot;src=&quot; hill"/>`),
    );
    expect(page).toContain(
      '<img src="data:," data-sizes="9rem" data-srcSet="/a 1w" data-src="/a?b&amp;c" alt="A &quot;src=&quot; hill"/>' +
        '<a href="/a?b&amp;c" rel="nofollow" data-picture>Show the picture: A &quot;src=&quot; hill</a>',
    );
  });

  test('a picture with several sources loads none of them, and its link follows the element', () => {
    const page = liteVariantOf(
      document('<picture><source srcset="/a.avif 1w"><img src="/a" alt="Page 4"></picture><p>'),
    );
    expect(page).toContain(
      '<picture><source media="not all" srcset="/a.avif 1w"><img src="data:," data-src="/a" alt="Page 4"></picture>' +
        '<a href="/a" rel="nofollow" data-picture>Show the picture: Page 4</a><p>',
    );
  });

  test('the link of a Nepali page is in Nepali', () => {
    expect(liteVariantOf(document('<img src="/a" alt="पहाड">', '', 'ne'))).toContain('>तस्बिर हेर्नुहोस्: पहाड</a>');
  });

  test('a picture in a link is replaced by its alternative text', () => {
    expect(liteVariantOf(document('<a href="/b"><span><img src="/a" alt="A &lt; B"></span></a>'))).toContain(
      '<a href="/b"><span><img src="data:," data-src="/a" alt="A &lt; B"><span data-picture>A &lt; B</span></span></a>',
    );
  });

  test.each([
    ['a decorative picture gets no link', '<img src="/a" alt="">', false],
    ['a picture of a flash notice gets a link', '<dialog data-flash><img src="/a" alt=""></dialog>', true],
  ])('%s', (_, body, hasLink) => {
    const page = liteVariantOf(document(body));
    expect(page).toContain('data-src="/a"');
    expect(page.includes('data-picture')).toBe(hasLink);
  });

  test('a data URL picture stays', () => {
    const drawing = '<img src="data:image/svg+xml,%3Csvg/>" alt="">';
    expect(liteVariantOf(document(drawing))).toContain(drawing);
  });

  test('preloads of pictures are disabled', () => {
    const preload = '<link rel="preload" as="image" imageSrcSet="/a 1w"/>';
    expect(liteVariantOf(document('', preload))).toContain('<link media="not all" rel="preload" as="image"');
  });

  test('text that only looks like a picture stays', () => {
    const body = `<!-- <img src="/a"> --><p title='<img src="/a">'></p>`;
    expect(liteVariantOf(document(body))).toContain(body);
  });

  test('the scripts and style sheets of an application of React are not loaded, our own scripts are', () => {
    trustInlineScript('(ours)()');
    const chunk = '<script async="" src="/_next/static/a.js"></script>';
    const sheet = '<link media="not all" rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
    const page = liteVariantOf(
      document(
        `<ul data-script="react"></ul>${chunk}<script>self.__next_f.push([1,"a"])</script><script>(ours)()</script>`,
        `<link rel="preload" as="script" href="/_next/static/a.js"/>${sheet}`,
      ),
    );
    expect(page).toBe(
      '<!doctype html><html data-lite data-motion="off" lang="en"><head>' +
        '<link media="not all" rel="preload" as="script" href="/_next/static/a.js"/>' +
        '<link media="not all" rel="deferred" href="/_next/static/a.css" data-precedence="next"/></head><body>' +
        '<ul data-script="react"></ul><script type="text/deferred" data-async="" data-src="/_next/static/a.js"></script>' +
        '<script type="text/deferred">self.__next_f.push([1,"a"])</script><script>(ours)()</script></body></html>',
    );
  });
});

describe('the status by tag', () => {
  /** A page with these tags, rendered `age` milliseconds ago. */
  function entry(tags: string, age = 0): CacheEntry {
    const headers = JSON.stringify({ 'x-next-cache-tags': tags });
    return {
      lastModified: Date.now() - age,
      value: JSON.parse(`{"kind":"APP_PAGE","html":"","status":200,"headers":${headers}}`),
    };
  }

  function withStatus(tags: string) {
    const { value } = entry(tags);
    if (!isPageValue(value)) throw new Error('no page');
    applyDeclaredStatus(value);
    return value;
  }

  test.each([
    ['notices,not-found', 404, undefined],
    ['notices,gone', 410, undefined],
    ['unavailable,gone', 503, '30'],
    ['unavailable,notices', 503, '30'],
    ['incomplete', 200, undefined],
    ['incomplete,not-found', 404, undefined],
    ['incomplete,unavailable', 503, '30'],
  ])('a page tagged %s gets status %i, and is stored by no other cache', (tags, status, retry) => {
    const page = withStatus(tags);
    expect(page.status).toBe(status);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(page.headers?.['retry-after']).toBe(retry);
    expect(declaresStatus(page)).toBe(true);
  });

  test('a page without a status tag stays unchanged', () => {
    const page = withStatus('notices,contact');
    expect(page.status).toBe(200);
    expect(page.headers).not.toHaveProperty('cache-control');
    expect(declaresStatus(page)).toBe(false);
  });

  test.each([
    ['not-found', 14_000, false],
    ['not-found', 16_000, true],
    ['incomplete', 4000, false],
    ['incomplete', 6000, true],
    ['unavailable', 6000, true],
    ['notices', 3_600_000, false],
  ])('a page tagged %s of %i ms ago is rendered again before it is served: %s', (tags, age, isPast) => {
    expect(isPastDeclaredStatus(entry(tags, age))).toBe(isPast);
  });
});

describe('critical styles', () => {
  const sheet = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
  const inlined = (html: string) => {
    const { edits, style } = inlineCriticalCss(html, pageElements(html));
    return { html: editText(html, edits), style };
  };

  const here = process.cwd();
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'campus-styles-'));
    mkdirSync(join(folder, '.next/static/chunks'), { recursive: true });
    const writeSheet = (name: string, css: string) =>
      writeFileSync(join(folder, '.next/static/chunks', `${name}.css`), css);
    writeSheet('a', '@layer reset{p{margin:0}}.in{color:red}.out,.in>a{b:1}.out .in{c:1}@media print{.out{d:1}}');
    writeSheet(
      'b',
      '@keyframes f{to{top:0}}.in:not(.out){e:1}:is(.out,b){f:1}@media print{.out{g:1}.in{h:1}}@layer late{.out{i:1}}',
    );
    writeSheet(
      'd',
      ':root{--ink:#1b2230;--blue-ground:#14366b;--on-blue:#fff}p{color:var(--on-blue);background:var(--blue-ground)}',
    );
    writeSheet('c', 'p:after{content:"</style>"}');
    process.chdir(folder);
  });
  afterAll(() => process.chdir(here));

  test('the styles that can apply to the elements of the page are inlined, in their order', () => {
    const { html, style } = inlined(`<head>${sheet('a')}${sheet('b')}</head><p class="in other"></p>`);
    expect(style).toBe(
      '@layer reset{p{margin:0}}.in{color:red}.out,.in>a{b:1}@keyframes f{to{top:0}}.in:not(.out){e:1}:is(.out,b){f:1}@media print{.in{h:1}}@layer late{}',
    );
    expect(html).toBe(`<head><style>${style}</style></head><p class="in other"></p>`);
  });

  test('the style sheets stay as deferred links where a control adds other elements', () => {
    const { html, style } = inlined(`<head>${sheet('a')}${sheet('b')}</head><p data-script="notice-search"></p>`);
    expect(html).toContain(`/b.css" data-precedence="next"/><style>${style}</style></head>`);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html.match(/rel="deferred"/g)).toHaveLength(2);
  });

  test('the style sheets stay as links without effect where React expects them', () => {
    const { html, style } = inlined(`<head>${sheet('a')}${sheet('b')}</head><p data-script="react"></p>`);
    const links = [sheet('a'), sheet('b')].map((link) => link.replace('<link', '<link media="not all"')).join('');
    expect(html).toBe(`<head>${links}<style>${style}</style></head><p data-script="react"></p>`);
  });

  test('a style sheet with </style> does not end its element', () => {
    expect(inlined(sheet('c')).html.match(/<\/style>/g)).toHaveLength(1);
  });

  test('a style sheet that cannot be read is reported', () => {
    expect(() => inlined(sheet('gone'))).toThrow();
  });

  test('a style sheet that is not of the build stays unchanged', () => {
    const html = '<link rel="stylesheet" href="/print.css">';
    expect(inlined(html)).toEqual({ html, style: '' });
  });

  test('colours that are equal in both schemes have no names for a campus with the colours of the product', () => {
    expect(inlined(sheet('d')).style).toBe(':root{--ink:#1b2230}p{color:#fff;background:#14366b}');
  });

  test('the colours of the campus are part of the styles of the page, and its colours keep their names', () => {
    const colours = coloursSheetOf({ colours: { light: { 'blue-ground': '#1b5e20' } } });
    const link = `<link rel="stylesheet" href="${colours?.address}" data-precedence="campus"/>`;
    const { html, style } = inlined(`<head>${link}${sheet('d')}</head><p></p>`);
    expect(style).toBe(
      ':root:root{--blue-ground:#1b5e20}:root{--ink:#1b2230;--blue-ground:#14366b;--on-blue:#fff}p{color:var(--on-blue);background:var(--blue-ground)}',
    );
    expect(html).not.toContain('rel="stylesheet"');
  });
});

describe('the layout', () => {
  const CHUNK = '/_next/static/chunks';
  const FLIGHT =
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data"])</script>';
  const page = (main: string) =>
    `<!DOCTYPE html><html><head><link rel="stylesheet" href="${CHUNK}/layout.css" data-precedence="next"/><script src="${CHUNK}/a.js" async=""></script>` +
    `</head><body><script defer="" src="/page-script/0"></script><header class="in">Menu</header>${main}<footer>Address</footer>` +
    `<script src="${CHUNK}/b.js" id="_R_" async=""></script>${FLIGHT}</body></html>`;

  const here = process.cwd();
  beforeEach(() => {
    process.chdir(mkdtempSync(join(tmpdir(), 'campus-layout-')));
    mkdirSync('.next/static/chunks', { recursive: true });
    for (const locale of locales) mkdirSync(`.next/server/app/${locale}`, { recursive: true });
    writeFileSync('.next/static/chunks/layout.css', '.in{color:red}.out{color:blue}');
  });
  afterEach(() => process.chdir(here));

  function layoutWith(main: string): string {
    for (const locale of locales) writeFileSync(`.next/server/app/${locale}/notice.html`, page(main));
    writePageLayouts();
    return readPageLayout('en');
  }

  test('the layout is the final page without the content of main and without data', () => {
    const data = '<script type="application/ld+json">{}</script>';
    expect(layoutWith(`<main id="content">${data}<p class="out">Notices</p></main>`)).toBe(
      `<!DOCTYPE html><html><head><style>.in{color:red}.out{color:blue}</style></head><body>` +
        `<script defer="" src="/page-script/0"></script><header class="in">Menu</header><main id="content"></main>` +
        `<footer>Address</footer></body></html>`,
    );
  });

  test('a build without the page and a page without main are reported', () => {
    expect(writePageLayouts).toThrow('notice.html');
    expect(() => layoutWith('<p>Notices</p>')).toThrow('main');
  });
});
