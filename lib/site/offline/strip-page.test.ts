import { cachedDay } from './cached-day.ts';
import { savedAt, withBanner } from './stale-banner.ts';
import { standaloneNotice } from './standalone-notice.ts';
import { stripPage } from './strip-page.ts';

const today = '[[&quot;2026-11-17&quot;,29,2083,8]]';
const page = `<!DOCTYPE html><html lang="en" data-lite data-motion="off"><head><title>A &amp; B – Campus</title>
<link rel="deferred" href="/a.css"/><link media="not all" rel="stylesheet" href="/c.css"/><link rel="preload" as="image" href="/b.webp"/><link rel="canonical" href="/x"/>
<script type="text/deferred" data-src="/_next/static/a.js"></script><script src="/_next/static/b.js" async=""></script><style>p{}</style></head><body><script>(()=>{})()</script><script defer="" src="/page-script/0"></script>
<dialog open="" data-flash="true" class="a"><form method="dialog"><button type="submit">x</button></form></dialog>
<header><time data-today="${today}"></time><p class="c" data-saved-copy="true" hidden="">Words</p></header>
<main id="content"><script type="application/ld+json">{}</script><div class="d"><h1>Heading</h1>
<picture><source type="image/avif" srcSet="/page-pictures/a.avif 360w" sizes="9rem"/><img src="/page-pictures/a.webp" alt="Page 4"/></picture>
<img alt="Hills" src="/_next/image?x" srcSet="/_next/image?y 1x"/><img alt="" src="data:image/svg+xml,a"/>
<form action="/api/useful" method="post"><button type="submit">Yes</button></form><form action="/search"><input/></form>
<button type="button">Save all</button><button type="button" data-motion-switch="true">Stop</button>
<article class="n" aria-labelledby="n5"><h3 id="n5"><a href="/notice/item/5">Fifth <i>notice</i></a></h3></article>
<article class="n" aria-labelledby="n55"><h3 id="n55">Other</h3></article>
<p data-visits="true" hidden="">Visits</p></div></main><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script></body></html>`;
const since = new Date('2026-11-21T08:20:00Z');

test('a cached page needs only the page script and is readable without it', () => {
  const slim = stripPage(page);
  expect(slim).not.toMatch(
    /src(set)?="\/(?!page-script)|<script [^>]*deferred|rel="(deferred|preload|stylesheet)|__next_f|<dialog|api\/useful|Save all|data-(visits|lite|motion=)/i,
  );
  for (const part of [
    '<script>(()=>{})()</script>',
    '<script defer="" src="/page-script/0"></script>',
    '<style>',
    '<h1>Heading</h1>\n<span>Page 4</span>\n<span>Hills</span><img alt="" src="data:image/svg+xml,a"/>',
    'src="data:',
    'action="/search"',
    'Stop',
  ])
    expect(slim).toContain(part);
});

test('a cached page has the people filter, which works offline, and no control that needs the site', () => {
  const [filter, search] = ['<div data-script="people-filter">', '<div data-script="notice-search">'];
  expect(stripPage(filter)).toBe(filter);
  expect(stripPage(search)).toBe('<div>');
});

test('a cached page shows the reason and its age in both calendars', () => {
  const age = { since, day: cachedDay(since, page, 'en') };
  expect(savedAt(age, 'en')).toBe('Saved copy from 5 Mangsir 2083 · 21 November 2026, 14:05 (Nepal time).');
  expect(withBanner(page, age, 'noConnection', 'en')).toContain(
    '<p class="c" data-saved-copy="cached">You are offline. Saved copy from 5 Mangsir 2083',
  );
});

test('only the Gregorian date is shown if the page lacks the month of that day', () => {
  expect(cachedDay(new Date('2027-03-01T00:00:00Z'), page, 'ne')).toBe('१ मार्च २०२७');
  for (const html of ['<p>no clock</p>', '<time data-today="{">', '<time data-today="{&quot;a&quot;:1}">'])
    expect(cachedDay(since, html, 'en')).toBe('21 November 2026');
});

test('the page of one notice is extracted from the newest notices', async () => {
  const cached = { html: page, age: { since, day: '' }, headers: new Headers() };
  const standalone = await standaloneNotice(cached, '5', 'en')?.text();
  expect(standalone).toContain('<title>Fifth notice</title>');
  expect(standalone).toMatch(
    /<main id="content"><div class="d"><article [^>]*aria-labelledby="n5"><h1 id="n5">.*<\/h1><\/article><\/div><\/main>/,
  );
  expect(standalone).not.toContain('Other');
  expect(standaloneNotice(cached, '6', 'en')).toBeNull();
});
