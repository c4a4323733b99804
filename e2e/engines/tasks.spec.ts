import JSZip from 'jszip';
import { messagesIn } from '#content/messages/index.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { qaaAccount } from '../support/servers.ts';
import { expect, test } from './engine-test.ts';
import type { Tab } from './tab.ts';

// Twelve tasks of visitors, by pointer and keys, in every available engine of the browserslist.

const { home, controls, notices, archive, qaa, calendar, layout, offline, people } = messagesIn('en');

/** A notice of the sample with three files. */
const WITH_FILES = '/notice/item/322';

const count = (tab: Tab, selector: string) =>
  tab.read(
    (of: string) => Array.from(document.querySelectorAll(of)).filter((each) => each.getClientRects().length > 0).length,
    selector,
  );

test('home: flash notices, strip, slider, counter', async ({ tab }) => {
  await tab.driver.open(`${tab.origin}/`);
  // Between two flash notices none is open for a moment.
  const currentFlash = () =>
    tab.until('a flash notice, or focus on the heading', () => {
      const open = document.querySelectorAll('dialog[data-flash][open]');
      if (open.length === 0) return document.activeElement?.matches('h1') ? 'none' : null;
      return open.length === 1 && open[0]?.matches(':modal')
        ? open[0].getAttribute('aria-labelledby')
        : `${open.length} at once`;
    });
  const seen: string[] = [];
  for (let flash = await currentFlash(); flash !== 'none'; flash = await currentFlash()) {
    expect(flash).toMatch(/^flash-/);
    expect(seen).not.toContain(flash);
    seen.push(flash);
    await tab.click('dialog[data-flash][open] [data-close]');
  }
  expect(seen.length).toBeGreaterThan(0);
  await tab.waitUntilReady();

  const today = await tab.read(() => {
    const time = document.querySelector<HTMLTimeElement>('time[data-today]');
    return [time?.dateTime, time?.textContent];
  });
  expect(today[0]).toBe(nepalDate(new Date()));
  expect(today[1]).toMatch(/^\w+day\s·\s\d+\s\w+\s20\d\d\s·\s\d+\s\w+\s20\d\d$/);

  const stripText = () =>
    tab.read(
      (name: string) => document.querySelector(`[aria-label="${name}"] a:not([hidden])`)?.textContent,
      home.latest,
    );
  const first = await stripText();
  await tab.click(`[aria-label="${home.latest}"] button`, controls.next);
  await expect.poll(stripText).not.toBe(first);

  // A slow machine may be past the first picture by now.
  await tab.click(`[aria-label="${home.banner}"] button`, controls.pause);
  const alone = (banner: string) => {
    const row = document.querySelector(`section[aria-label="${banner}"] [data-slides]`);
    const slides = Array.from(row?.children ?? []);
    const [reachable, ...others] = slides.filter((slide) => !slide.matches('[inert]'));
    const near = Math.abs((row?.getBoundingClientRect().left ?? 0) - (reachable?.getBoundingClientRect().left ?? 9));
    return reachable && others.length === 0 && near < 2 ? `${slides.indexOf(reachable) + 1} of ${slides.length}` : null;
  };
  const [from, count] = (await tab.until('one picture alone to be reachable', alone, home.banner)).split(' of ');
  const next = `${(Number(from) % Number(count)) + 1} of ${count}`;
  await tab.click(`[aria-label="${home.banner}"] button`, controls.next);
  await expect.poll(() => tab.read(alone, home.banner), { timeout: 30_000 }).toBe(next);
  await tab.until('visits to be counted', () =>
    /\d/.test(document.querySelector('[data-visits]:not([hidden])')?.textContent ?? ''),
  );

  await tab.visit('/about');
  await tab.read(() => document.querySelector('#figures')?.scrollIntoView());
  await tab.until('the counters to reach their targets', () => {
    const text = document.querySelector<HTMLElement>('#figures')?.closest('section')?.innerText ?? '';
    return ['9,999', '130', '70', '40'].every((figure) => text.includes(figure));
  });
});

test('menu: one group is open at a time, closed by Escape and by a choice, folded on a phone', async ({ tab }) => {
  await tab.visit('/library');
  const open = () =>
    tab.read(() =>
      Array.from(document.querySelectorAll('nav[data-menu] details[open] > summary')).map((each) => each.textContent),
    );
  await tab.click('nav[data-menu] summary', 'About');
  await expect.poll(open).toEqual(['About']);
  await tab.click('nav[data-menu] summary', 'Life');
  await expect.poll(open).toEqual(['Life']);
  await tab.press('Escape');
  await expect.poll(open).toEqual([]);
  await tab.until('focus on the group', () => document.activeElement?.textContent === 'Life');
  await tab.press('Enter');
  await tab.click('nav[data-menu] details[open] a', 'Sports');
  await tab.at(/^\/sports$/);
  await tab.waitUntilReady();
  await expect.poll(open).toEqual([]);

  await tab.driver.resize(500, 800);
  await tab.until('the menu to be folded', () => document.querySelector('#menu')?.getClientRects().length === 0);
  await tab.click('nav[data-menu] summary', layout.menu);
  await tab.click('#menu > li > a', 'Gallery');
  await tab.at(/^\/gallery$/);
});

test('search: the list and the address follow while typing', async ({ tab }) => {
  await tab.visit('/notice');
  await tab.fill('#notice-search', 'routine');
  await tab.at(/^\/notice\/search\?q=routine$/);
  await tab.until('marked results', () => document.querySelectorAll('table tbody tr mark').length > 1);
  await tab.press('Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace');
  await tab.driver.type('\u0924\u093e\u0932\u093f\u0915\u093e');
  await tab.until('results for \u0924\u093e\u0932\u093f\u0915\u093e', () =>
    Array.from(document.querySelectorAll('mark')).some((mark) =>
      mark.textContent?.includes('\u0924\u093e\u0932\u093f\u0915\u093e'),
    ),
  );
});

test('notice: it has an address, dates in both calendars and a link to the previous one', async ({ tab }) => {
  await tab.visit('/notice');
  await tab.click('table tbody tr a[href*="/notice/item/"]');
  await tab.at(/^\/notice\/item\/\d+$/);
  const title = await tab.until('a heading', () => document.querySelector('main h1')?.textContent);
  const address = await tab.read(() => location.pathname);
  await tab.visit(address);
  expect(await tab.read(() => document.querySelector('main h1')?.textContent)).toBe(title);
  const dates = await tab.read(() => document.querySelector('main time')?.parentElement?.textContent);
  expect(dates).toMatch(/20[78]\d.*20[12]\d/);
  await tab.click(`nav[aria-label="${notices.neighbours}"] a`, notices.older);
  await tab.until(
    'another notice',
    (before: string) => /item\/\d+$/.test(location.pathname) && location.pathname !== before,
    address,
  );
});

test('archive: all files of a notice are saved as one', async ({ tab }) => {
  await tab.visit(WITH_FILES);
  await tab.read(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const reader = new FileReader();
      reader.onload = () => Object.assign(document.documentElement.dataset, { saved: reader.result });
      if (blob instanceof Blob) reader.readAsDataURL(blob);
      return createObjectURL(blob);
    };
  });
  await tab.click('button', archive.save);
  await tab.shows(archive.saved);
  const url = await tab.until('the bytes of the archive', () => document.documentElement.dataset.saved);
  const zip = await JSZip.loadAsync(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  expect(Object.keys(zip.files)).toHaveLength(3);
  for (const file of Object.values(zip.files)) expect((await file.async('uint8array')).length).toBeGreaterThan(1000);
});

test('album: its pictures load after the poster of the flash notice', async ({ tab }) => {
  await tab.driver.open(`${tab.origin}/gallery/1`);
  const { begun, poster, pictures } = await tab.until('the pictures of the album', () => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const images = Array.from(document.querySelectorAll<HTMLImageElement>('main img[srcset]'));
    const timings = (isOne: (name: string) => boolean) =>
      resources.filter(({ name }) => isOne(name)).map(({ startTime, responseEnd }) => ({ startTime, responseEnd }));
    const result = {
      begun: performance.timing.responseStart - performance.timing.navigationStart,
      poster: timings((name) => name.includes('-flash-')),
      pictures: timings((name) => images.some(({ currentSrc }) => currentSrc === name)),
    };
    return result.poster.length > 0 && result.pictures.length > 2 ? result : null;
  });
  // The wait begins with the page, and takes at most 3 s.
  const there = Math.min(begun + 3000, ...poster.map(({ responseEnd }) => responseEnd));
  expect(Math.min(...pictures.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(there - 1);
});

test('viewer: it is opened, browsed and closed by keyboard', async ({ tab }) => {
  await tab.visit('/gallery/1');
  await tab.read(() => document.querySelector<HTMLElement>('main ul[data-script=react] a')?.focus());
  await tab.press('Enter');
  const expectPosition = (text: string) =>
    tab.until(
      `picture ${text}`,
      (words: string) => document.querySelector('dialog[open] [role=status]')?.textContent === words,
      text,
    );
  const last = await tab.read(() => document.querySelectorAll('main ul[data-script=react] a').length);
  await expectPosition(`1 of ${last}`);
  await tab.press('ArrowRight');
  await expectPosition(`2 of ${last}`);
  await tab.until('the second picture', () => {
    const image = document.querySelector<HTMLImageElement>('dialog[open] div:not([inert]) > img');
    const box = image?.getBoundingClientRect();
    return image?.complete && image.naturalWidth > 0 && box && box.left >= 0 && box.right <= innerWidth;
  });
  await tab.press('End');
  await expectPosition(`${last} of ${last}`);
  await tab.press('Escape');
  await tab.until('the viewer to be closed, and focus on the last picture', () => {
    const links = document.querySelectorAll('main ul[data-script=react] a');
    return !document.querySelector('dialog[open]') && document.activeElement === links[links.length - 1];
  });
});

test('QAA: login and log-out work over TLS', async ({ secure }) => {
  await secure.visit('/qaa');
  await secure.click('button', qaa.open);
  await secure.fill('dialog[open] input[name=userName]', qaaAccount.user);
  await secure.fill('dialog[open] input[name=qaaPassword]', 'wrong');
  await secure.press('Enter');
  const rejection = await secure.until(
    'the rejection',
    () => document.querySelector('dialog[open] [role=alert]')?.textContent,
  );
  expect(rejection).not.toBe(qaa.unavailable);
  await secure.press('Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace');
  await secure.driver.type(qaaAccount.password);
  await secure.click('dialog[open] button', qaa.logIn);
  await secure.until('documents', () => document.querySelectorAll('a[href^="/api/qaa/documents/"]').length > 5);
  await secure.visit('/qaa');
  await secure.until(
    'documents after a reload',
    () => document.querySelectorAll('a[href^="/api/qaa/documents/"]').length > 5,
  );
  await secure.click('button', qaa.logOut);
  await secure.shows(qaa.loggedOut);
  expect(await count(secure, 'a[href^="/api/qaa/documents/"]')).toBe(0);
  await secure.visit('/qaa');
  await secure.click('button', qaa.open);
});

test('suggestions: they are shown while typing and chosen by keyboard', async ({ tab }) => {
  await tab.visit('/search');
  await tab.fill('#site-search', 'convocation');
  await tab.until('suggestions', () => document.querySelectorAll('[role=option]').length > 0);
  await tab.press('ArrowDown');
  await tab.until(
    'the first to be chosen',
    () => document.querySelector('[role=option]')?.getAttribute('aria-selected') === 'true',
  );
  await tab.press('Enter');
  await tab.at(/^\/calendar\/events\/\d+$/);
  await tab.driver.open(`${tab.origin}/search?q=library`);
  await tab.waitUntilReady();
  await tab.until('results', () => document.querySelectorAll('main li a').length > 2);
  expect(await tab.read(() => document.querySelector<HTMLInputElement>('#site-search')?.value)).toBe('library');
});

test('converter: Devanagari digits are converted to the other calendar', async ({ tab }) => {
  await tab.visit('/calendar');
  await tab.fill('#convert-date', '\u0968\u0966\u096e\u0969/\u096e/\u096b');
  await tab.until('the script of the form', () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/page-script/converter-')),
  );
  await tab.click('button', calendar.converter.button);
  await tab.shows('21 November 2026');
  await tab.at(/^\/calendar$/);
  await tab.until('today to be marked once', () => document.querySelectorAll('[aria-current=date]').length === 1);
});

test('people: the list is filtered by name and department, and may be empty', async ({ tab }) => {
  await tab.visit('/staff');
  await tab.fill('#people-filter', 'management sarala');
  await tab.until('one person', () => document.querySelectorAll('[data-person]:not([hidden])').length === 1);
  expect(await tab.read(() => document.querySelector('main [role=status]')?.textContent)).toMatch(/^1 of \d+ people$/);
  expect(await tab.read(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
  await tab.fill('#people-filter', ' zzz');
  await tab.until('an empty list', () => document.querySelectorAll('[data-person]:not([hidden])').length === 0);
  await tab.shows(people.noMatch);
});

test('language: a page is switched to Nepali and back', async ({ tab }) => {
  await tab.visit('/staff');
  await tab.click('a[hreflang=ne]');
  await tab.at(/^\/ne\/staff$/);
  await tab.waitUntilReady();
  expect(await tab.read(() => document.documentElement.lang)).toBe('ne');
  expect(await tab.read(() => document.querySelector('time[data-today]')?.textContent)).toMatch(
    /^[\u0900-\u097f]+\s·\s[\u0966-\u096f]{4}\s/,
  );
  expect(await tab.read(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await tab.click('a[hreflang=en]');
  await tab.at(/^\/staff$/);
});

test('lite: it is switched on in the footer, loads a picture on request, and is switched off', async ({ tab }) => {
  await tab.visit('/gallery');
  await tab.click('footer a', layout.liteOn);
  await tab.shows(layout.liteText);
  await tab.driver.open(`${tab.origin}/gallery/1`);
  await tab.shows(layout.liteText);
  expect(await count(tab, 'img[srcset]')).toBe(0);
  await tab.driver.open(`${tab.origin}/`);
  await tab.closeFlashNotices();
  await tab.click('main a[data-picture]');
  await tab.until('the picture', () =>
    Array.from(document.querySelectorAll<HTMLImageElement>('main img[src]')).some((image) => image.naturalWidth > 0),
  );
  await tab.click('footer a', layout.liteOff);
  await tab.until('the whole version', () => !('lite' in document.documentElement.dataset));
});

test('offline: a visited page and the newest notices are readable', async ({ tab, connection }) => {
  await tab.visit('/library');
  await tab.until('the worker to have stored the page and the newest notices', async () => {
    const isStored = async (beginning: string, path: string) => {
      for (const name of await caches.keys()) {
        if (name.startsWith(beginning) && (await (await caches.open(name)).match(path))) return true;
      }
      return false;
    };
    return (await isStored('campus-pages', '/library')) && (await isStored('campus-notices', '/offline'));
  });
  await connection.shut();
  await tab.driver.open(`${tab.origin}/library`);
  await tab.shows(offline.noConnection);
  await tab.until('the heading', () => document.querySelector('main h1'));
  await tab.driver.open(`${tab.origin}/notice`);
  await tab.shows(offline.notSaved);
  await tab.click('article h3 a');
  await tab.at(/^\/notice\/item\/\d+$/);
  await tab.until('the notice', () => document.querySelector('main h1'));
  await connection.open();
  await tab.visit('/library');
  await tab.until(
    'the page of the site',
    (words: string) => !document.body.innerText.includes(words),
    offline.noConnection,
  );
});

test('page types: every one is as wide as the screen in any engine', async ({ tab }) => {
  await tab.driver.resize(360, 800);
  for (const path of ['/', '/notice', '/staff', '/programs', '/calendar', '/publication', '/qaa', '/contact']) {
    for (const address of [path, `/ne${path === '/' ? '' : path}`]) {
      await tab.driver.open(`${tab.origin}${address}`);
      const wider = await tab.read(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect([address, wider]).toEqual([address, 0]);
      const cut = await tab.read(() =>
        Array.from(document.querySelectorAll<HTMLElement>('main h1, main h2'))
          .filter((heading) => heading.scrollWidth > heading.clientWidth + 1)
          .map((heading) => heading.innerText),
      );
      expect([address, ...cut]).toEqual([address]);
    }
  }
});
