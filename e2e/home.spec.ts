import type { Locator, Page } from 'playwright/test';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { deadlines, findNumber } from '#content/messages/notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { identity } from '#e2e/support/sample-site.ts';
import { delayScripts, PAGE_SCRIPT_URL } from '#e2e/support/scripts.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { FIND_IN_RESULTS, localPath } from '#lib/platform/routes/paths.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

/** Index of the visible slide. */
const visibleSlide = (banner: Locator) =>
  banner
    .locator('[aria-roledescription]')
    .evaluateAll((slides) => slides.findIndex((slide) => !slide.hasAttribute('inert')));

/** Stops the clock, which advances only by `runFor` from then on. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

for (const locale of locales) {
  const { home, controls } = messagesIn(locale);

  test.describe(`home in ${locale}`, () => {
    test('home shows every section with the campus’s content, and can be printed', async ({ page, visit }) => {
      await visit('/', locale);
      const heading = page.getByRole('heading', { level: 1 });

      await test.step('every section has its content', async () => {
        await expect(heading).toHaveCount(1);
        for (const name of [home.notices, home.chief, home.history, home.recentEvents, home.publications]) {
          await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
        }
        await expect(page.getByRole('region', { name: home.notices }).getByRole('listitem')).toHaveCount(7);
        await expect(page.getByRole('region', { name: home.recentEvents }).getByRole('listitem')).toHaveCount(3);
        await expect(page.getByRole('region', { name: home.publications }).getByRole('listitem')).toHaveCount(15);
        await expect(page.getByRole('link', { name: home.readMore })).toHaveAttribute('href', /\/chiefMessage$/);
      });

      await test.step('sliders, their slides and the link to the whole message have different names', async () => {
        for (const name of [home.banner, home.historyPictures]) {
          const slider = page.getByRole('region', { name, exact: true });
          await expect(slider.getByRole('group', { name, exact: true })).toHaveCount(0);
          await expect(slider.getByRole('group', { name: controls.slides, exact: true })).toBeVisible();
        }
        const more = page.getByRole('link', { name: `${home.readMore} ${home.chief}`, exact: true });
        await expect(more).toHaveText(`${home.readMore} ${home.chief}`);
      });

      await test.step('the campus’s name is visible once, and in the heading for screen readers', async () => {
        await expect(heading).toHaveAccessibleName(new RegExp(identity.name[locale]));
        const { height = 0 } = (await heading.locator('span').boundingBox()) ?? {};
        expect(height).toBeLessThanOrEqual(1);
      });

      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await test.step(`controls cover no picture of the history, and only the lower part of the banner, at ${width} px`, async () => {
          for (const [name, share] of [
            [home.banner, 0.5],
            [home.historyPictures, 0],
          ] as const) {
            const distances = await page.getByRole('region', { name, exact: true }).evaluate((slider) => {
              const pictures = slider.querySelector('[data-slides]')?.getBoundingClientRect() ?? new DOMRect();
              const parts = [...slider.querySelectorAll('button, h1')];
              return parts.map((part) => (pictures.bottom - part.getBoundingClientRect().top) / pictures.height);
            });
            expect(distances.length).toBeGreaterThan(2);
            for (const distance of distances) expect(distance).toBeLessThanOrEqual(share);
          }
        });
        await test.step(`the label of each task is within its tile at ${width} px`, async () => {
          const tasks = page.getByRole('navigation', { name: home.tasks.label });
          const margins = await tasks.locator('a:has(b)').evaluateAll((tiles) =>
            tiles.map((tile) => {
              const text = document.createRange();
              text.selectNodeContents(tile.querySelector('b') ?? tile);
              return tile.getBoundingClientRect().right - text.getBoundingClientRect().right;
            }),
          );
          expect(margins.length).toBeGreaterThan(3);
          for (const margin of margins) expect(margin).toBeGreaterThan(0);
        });
        await test.step(`the headings of lists have the same distance from their rules at ${width} px`, async () => {
          const distances = await page.locator('main section > div > h2').evaluateAll((headings) =>
            headings.flatMap((each) => {
              const head = each.parentElement ?? each;
              if (getComputedStyle(head).borderBottomWidth === '0px') return [];
              return Math.round(head.getBoundingClientRect().bottom - each.getBoundingClientRect().bottom);
            }),
          );
          expect(distances).toHaveLength(7);
          expect(new Set(distances).size).toBe(1);
        });
      }

      await test.step('the history begins level with its picture, and the teaser’s ellipsis stays with its last word', async () => {
        const history = page.getByRole('region', { name: home.history, exact: true });
        const words = await history.locator('p').first().boundingBox();
        const picture = await history.locator('[data-slides]').boundingBox();
        expect(Math.abs((words?.y ?? 0) - (picture?.y ?? 0))).toBeLessThan(8);
        await expect(page.getByRole('region', { name: home.chief }).locator('blockquote')).toHaveText(/\S\u00a0…$/);
      });

      await test.step('pictures are dimmed in dark mode only', async () => {
        const picture = page.getByRole('region', { name: home.banner }).locator('img').first();
        await expect(picture).toHaveCSS('filter', 'none');
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(picture).toHaveCSS('filter', 'brightness(0.82)');
        const event = page.getByRole('region', { name: home.recentEvents }).locator('img').first();
        await expect(event).toHaveCSS('filter', 'none');
      });

      await test.step('printed home has unbroken cards and no controls', async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ media: 'print', colorScheme: 'light', reducedMotion: 'no-preference' });
        await expect(page.getByRole('link', { name: home.readMore, includeHidden: true })).toBeHidden();
        await expect(page.locator('button:visible')).toHaveCount(0);
        for (const name of [home.notices, home.recentEvents, home.publications]) {
          const cards = page.getByRole('region', { name }).getByRole('listitem');
          const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
          expect(new Set(breaks), name).toEqual(new Set(['avoid']));
        }
      });

      await test.step('home links to the closing dates', async () => {
        await page.emulateMedia({ media: 'screen' });
        await page.getByRole('main').getByRole('link', { name: deadlines.title[locale] }).click();
        await expect(page).toHaveURL(/\/notice\/deadlines$/);
      });
    });

    test('on a phone the tasks and the first notice are on the first screen, below a low header and a low banner', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await visit('/', locale);
      const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
      expect(await heightOf(page.getByRole('banner'))).toBeLessThanOrEqual(108);
      expect(await heightOf(page.getByRole('region', { name: home.banner }))).toBeLessThanOrEqual(140);
      const tasks = page.getByRole('navigation', { name: home.tasks.label }).getByRole('link');
      await expect(tasks).toHaveCount(6);
      const notices = page.getByRole('region', { name: home.notices, exact: true }).getByRole('listitem');
      for (const task of await tasks.all()) await expect(task).toBeInViewport({ ratio: 1 });
      await expect(notices.first().getByRole('link')).toBeInViewport({ ratio: 1 });
      for (const task of await tasks.all()) expect(await heightOf(task)).toBeGreaterThanOrEqual(44);
      for (const button of await page.getByRole('region', { name: home.banner }).getByRole('button').all())
        expect(await heightOf(button)).toBeGreaterThanOrEqual(44);
    });
  });
}

for (const locale of behaviourLocales) {
  const { home, controls, layout } = messagesIn(locale);

  test.describe(`behaviour of home in ${locale}`, () => {
    test('on a wide screen the column beside the notices is as high as they are', async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await visit('/', locale);
      const bottomOf = (name: string) =>
        page.getByRole('region', { name, exact: true }).evaluate((part) => part.getBoundingClientRect().bottom);
      const month = page.getByRole('region').filter({ has: page.locator('td[data-day]') });
      const end = await month.evaluate((part) => part.getBoundingClientRect().bottom);
      expect(Math.abs(end - (await bottomOf(home.notices)))).toBeLessThan(280);
      await expect(page.locator('td[aria-current="date"]')).toHaveCount(1);
      const form = page.getByRole('search', { name: findNumber.title[locale] });
      await expect(form.locator('form')).toHaveAttribute('action', localPath(FIND_IN_RESULTS, locale));
      await expect(form.getByRole('textbox', { name: findNumber.title[locale] })).toHaveAttribute('name', 'number');
      await expect(form.getByRole('button')).toBeVisible();
    });

    test('tasks have facts of today: the office opens and closes, and what closes today is closed after midnight', async ({
      page,
      visit,
    }) => {
      const { openTo, opensAt, closed } = messagesIn(locale).contact.open;
      const contact = page.getByRole('navigation', { name: home.tasks.label }).getByRole('link').last();
      // A Sunday: the office is open from 10 to 17.
      await page.clock.install({ time: new Date('2026-11-22T09:59:30+05:45') });
      await visit('/', locale);
      await expect(contact).toContainText(fillIn(opensAt, { time: localizeDigits('10:00', locale) }, locale));
      await page.clock.runFor(31_000);
      await expect(contact).toContainText(fillIn(openTo, { time: localizeDigits('17:00', locale) }, locale));
      await page.clock.setSystemTime(new Date('2026-11-22T18:00:00+05:45'));
      await page.clock.runFor(61_000);
      await expect(contact).toContainText(closed);

      const state = page.locator('main [data-deadline]').first();
      const day = (await state.getAttribute('data-deadline')) ?? '';
      await page.clock.setSystemTime(new Date(`${day}T23:59:30+05:45`));
      await visit('/', locale);
      await expect(state).toHaveText(messagesIn(locale).notices.deadline.today);
      await page.clock.runFor(31_000);
      await expect(state).toHaveText(messagesIn(locale).notices.deadline.closed);
    });

    test('on a phone strip and banner text have their final positions before scripts and pictures are loaded', async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const path = localPath('/', locale);
      await test.step('the strip before and after scripts', async () => {
        const { release } = await delayScripts(page, PAGE_SCRIPT_URL);
        await page.goto(path, { waitUntil: 'commit' });
        const link = page.getByRole('region', { name: home.latest }).getByRole('link');
        const early = await link.boundingBox();
        release();
        await page.locator('html[data-ready]').waitFor();
        expect(await link.boundingBox()).toEqual(early);
      });
      await test.step('the banner text before and after the pictures', async () => {
        const html = await (await request.get(path)).text();
        const topIn = async (body: string) => {
          await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
          await page.goto(path);
          return page.getByRole('heading', { level: 1 }).evaluate((element) => element.getBoundingClientRect().top);
        };
        const top = await topIn(html);
        const [pageScript = ''] = /<script defer[^>]*><\/script>/.exec(html) ?? [];
        const start = html.slice(0, html.search(/<div[^>]* data-slides/));
        expect(await topIn(start + pageScript)).toBeCloseTo(top, 0);
      });
    });

    test('banner and strip advance by their buttons and by themselves, and the banner pauses while a control in it has focus', async ({
      page,
      visit,
    }) => {
      await page.clock.install();
      await visit('/', locale);
      const banner = page.getByRole('region', { name: home.banner });

      await test.step('the banner advances by its buttons and by itself, but not after the pause button', async () => {
        await stopClock(page);
        const first = await visibleSlide(banner);
        const expectSlide = (by: number) => expect.poll(() => visibleSlide(banner)).toBe((first + by + 3) % 3);
        await banner.getByRole('button', { name: controls.next }).click();
        await expectSlide(1);
        await banner.getByRole('button', { name: controls.previous }).click();
        await expectSlide(0);
        await banner.getByRole('button', { name: controls.previous }).click();
        await expectSlide(-1);
        await page.getByRole('heading', { level: 2, name: home.notices, exact: true }).click();
        await page.mouse.move(0, 0);
        await page.clock.runFor(4500);
        await expectSlide(0);
        await banner.getByRole('button', { name: controls.pause, exact: true }).click();
        await page.mouse.move(0, 0);
        await page.clock.runFor(9000);
        await expectSlide(0);
      });

      await test.step('the strip changes its notice every 15 seconds', async () => {
        await page.clock.resume();
        await visit('/', locale);
        const strip = page.getByRole('region', { name: home.latest });
        const first = await strip.getByRole('link').textContent();
        await page.mouse.move(0, 0);
        await page.clock.runFor(15_500);
        await expect(strip.getByRole('link')).not.toHaveText(first ?? '');
        await strip.getByRole('button', { name: controls.previous }).click();
        await expect(strip.getByRole('link')).toHaveText(first ?? '');
      });

      await test.step('the banner pauses while a control in it has focus, even when a pointer passes', async () => {
        await stopClock(page);
        await banner.getByRole('button', { name: controls.next }).focus();
        await banner.hover();
        await page.mouse.move(0, 0);
        const first = await visibleSlide(banner);
        await page.clock.runFor(4500);
        expect(await visibleSlide(banner)).toBe(first);
        await page.getByRole('link', { name: layout.homeLogo }).first().focus();
        await page.clock.runFor(4500);
        expect(await visibleSlide(banner)).toBe((first + 1) % 3);
      });
    });

    test('the banner wraps around in both directions without passing its middle', async ({ page, visit }) => {
      await visit('/', locale);
      const banner = page.getByRole('region', { name: home.banner });
      const slides = banner.locator('[aria-roledescription]');
      await banner.getByRole('button', { name: controls.pause, exact: true }).click();
      const row = banner.locator('[data-slides]');
      await row.evaluate((element: HTMLElement) => {
        element.addEventListener('scroll', () => {
          element.dataset.passed += ` ${element.scrollLeft / element.clientWidth}`;
        });
      });
      const expectSlide = async (index: number) => {
        await expect(slides.nth(index)).not.toHaveAttribute('inert');
        const distance = () =>
          slides.nth(index).evaluate((slide) => {
            const { left = 0 } = slide.parentElement?.getBoundingClientRect() ?? {};
            return Math.abs(Math.round(slide.getBoundingClientRect().left - left));
          });
        await expect.poll(distance, { intervals: [50] }).toBe(0);
      };
      // On a busy machine the banner has advanced before it is paused.
      for (let index = (await visibleSlide(banner)) - 1; index >= 0; index -= 1) {
        await banner.getByRole('button', { name: controls.previous }).click();
        await expectSlide(index);
      }
      for (const [button, index] of [
        [controls.previous, 2],
        [controls.next, 0],
        [controls.next, 1],
        [controls.next, 2],
        [controls.next, 0],
        [controls.previous, 2],
      ] as const) {
        await row.evaluate((element) => element.setAttribute('data-passed', ''));
        await banner.getByRole('button', { name: button }).click();
        await expectSlide(index);
        const passed = ((await row.getAttribute('data-passed')) ?? '').trim().split(' ').map(Number);
        if (button === controls.previous || index === 0) {
          expect(passed.filter((position) => position > 0.05 && position < 1.95)).toEqual([]);
        }
      }
    });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
        test.use({ javaScriptEnabled });

        test('the strip links to the row of its notice in the list, on a phone and a desktop', async ({
          page,
          visit,
        }) => {
          for (const width of javaScriptEnabled ? [1280] : [360]) {
            await page.setViewportSize({ width, height: 740 });
            await visit('/', locale);
            const link = page.getByRole('region', { name: home.latest }).getByRole('link');
            const text = (await link.textContent()) ?? '';
            await link.click();
            await expect(page).toHaveURL(new RegExp(`${localPath('/notice', locale)}#notice-[\\w-]+$`));
            const row = page.locator('tr:target');
            await expect(row, `at ${width} px`).toContainText(text);
            await expect(row, `at ${width} px`).toBeInViewport();
            await expect(row, `at ${width} px`).toHaveCSS('outline-style', 'solid');
          }
        });
      });
    }

    test('home stands still with reduced motion, set by the system or by the switch', async ({ page, visit }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit('/', locale);
      const pause = page.getByRole('button', { name: controls.pause, exact: true });
      const play = page.getByRole('button', { name: controls.play, exact: true });
      await expect(pause).toHaveCount(0);
      await expect(play).toHaveCount(0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(pause).toHaveCount(3);
      await page.getByRole('button', { name: layout.stopMotion }).click();
      await expect(pause).toHaveCount(0);
      await expect(play).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: layout.stopMotion, includeHidden: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(pause).toHaveCount(0);
    });

    test.describe('on a touch screen', () => {
      test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

      test('the banner starts after the last flash notice is closed by a tap', async ({ page }) => {
        await page.clock.install();
        await page.goto(localPath('/', locale));
        await page.locator('html[data-ready]').waitFor();
        const dialog = page.locator('dialog[data-flash]:modal');
        for (let left = await page.locator('dialog[data-flash]').count(); left > 0; left -= 1) {
          const position = await dialog.locator('[data-position]').textContent();
          await dialog.locator('[data-close]').tap();
          await expect(dialog.filter({ hasText: position ?? '' })).toHaveCount(0);
        }
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        const banner = page.getByRole('region', { name: home.banner });
        await stopClock(page);
        const first = await visibleSlide(banner);
        for (const steps of [1, 2]) {
          await page.clock.runFor(4000);
          expect(await visibleSlide(banner)).toBe((first + steps) % 3);
        }
        const last = banner.locator('[aria-roledescription]').nth((first + 2) % 3);
        await expect(last).toBeInViewport({ ratio: 0.9 });
      });
    });
  });
}
