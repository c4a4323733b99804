import type { Page } from 'playwright/test';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Sets the width, and the text to its size or double (WCAG 1.4.4), past the policy, as a browser setting would. */
async function setSizes(page: Page, width: number, isDouble: boolean): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  await page.evaluate(
    (factor) => {
      const { documentElement: root } = document;
      root.style.fontSize = '';
      root.style.fontSize = `${factor * Number.parseFloat(getComputedStyle(root).fontSize)}px`;
    },
    isDouble ? 2 : 1,
  );
}

interface Part {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Boxes of the first text of each element, without text for screen readers only. */
function textBoxes(page: Page, selector: string): Promise<Part[]> {
  return page.locator(`${selector}:visible`).evaluateAll((elements) =>
    elements.map((element) => {
      const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const range = document.createRange();
      range.selectNodeContents(text ?? element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      return { name: (text?.textContent ?? '').trim(), left, top, right, bottom };
    }),
  );
}

/** The box of the digits of a text: fonts leave a fifth blank above and below them. */
function digitsOf({ top, bottom, ...part }: Part): Part {
  const blank = (bottom - top) / 5;
  return { ...part, top: top + blank, bottom: bottom - blank };
}

/** Pairs of boxes that overlap by more than a pixel. */
function overlaps(parts: readonly Part[]): string[] {
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `${one.name} × ${other.name}`),
  );
}

for (const locale of locales) {
  const { layout } = messagesIn(locale);

  test(`parts of the header in ${locale} do not overlap at double text size, and dates have no line break`, async ({
    page,
    visit,
  }) => {
    await visit('/about', locale);

    for (const width of [320, 360]) {
      await test.step(`parts and the telephone link do not overlap at ${width} px`, async () => {
        await setSizes(page, width, true);
        const parts = await textBoxes(page, 'header :is(time > span, nav > a > svg, nav > a[data-language])');
        const bar = await textBoxes(page, 'header nav > details > summary');
        expect(parts.length).toBeGreaterThanOrEqual(5);
        expect(overlaps([...parts, ...bar])).toEqual([]);
        const call = page.getByRole('banner').getByRole('link', { name: layout.phone });
        await expect(call).toHaveAccessibleName(/\d/);
        const icon = await call.locator('svg').boundingBox();
        expect(icon?.x).toBeGreaterThan(bar[0]?.right ?? width);
        expect((icon?.x ?? width) + (icon?.width ?? 0)).toBeLessThanOrEqual(width);
        await expectNoOverflow(page);
      });
    }

    for (const [width, isDouble] of [
      [360, false],
      [360, true],
      [769, true],
      [1280, false],
      [1280, true],
    ] as const) {
      await test.step(`dates at ${width} px and ${isDouble ? 'double' : 'normal'} size`, async () => {
        await setSizes(page, width, isDouble);
        const lines = await page.locator('header time > span:visible').evaluateAll((parts) =>
          parts.map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            const text = part.textContent ?? '';
            const rects = [...range.getClientRects()].map(({ top }) => Math.round(top));
            return { isDate: /\p{Nd}/u.test(text), tops: [...new Set(rects)] };
          }),
        );
        // The year of the second date is a separate part, on the line of its date.
        const dates = lines.filter(({ isDate }) => isDate);
        expect(dates).toHaveLength(width > 768 ? 3 : 2);
        for (const { tops } of dates) expect(tops).toHaveLength(1);
        expect(dates.at(-1)?.tops).toEqual(lines.at(-1)?.tops);
        if (width > 768) expect(dates[2]?.tops).toEqual(dates[1]?.tops);
      });
    }
  });

  test(`days of the calendar do not overlap at double text size, and each breadcrumb is on the line of its separator, in ${locale}`, async ({
    page,
    visit,
  }) => {
    await visit('/calendar/2083-08', locale);
    for (const width of [320, 360]) {
      await test.step(`days at ${width} px`, async () => {
        await setSizes(page, width, true);
        const days = await textBoxes(page, 'table td > :is(a, span:not(:empty), time)');
        const names = await textBoxes(page, 'table th > span[aria-hidden]');
        expect(days.length).toBe(2 * 29);
        expect(names.length).toBe(7);
        expect(overlaps([...days.map(digitsOf), ...names])).toEqual([]);
        const lines = await page
          .locator('table th > span[aria-hidden]')
          .evaluateAll((all) => all.map((name) => name.getClientRects().length));
        expect(new Set(lines)).toEqual(new Set([1]));
      });
    }

    for (const path of ['/programs/bbs', '/notice/item/322', '/mgmtCommittee']) {
      await visit(path, locale);
      for (const [width, isDouble] of [
        [360, false],
        [360, true],
        [1280, false],
      ] as const) {
        await setSizes(page, width, isDouble);
        const steps = page.getByRole('navigation', { name: layout.breadcrumbs }).getByRole('listitem');
        expect(await steps.count()).toBeGreaterThan(1);
        // The separator is generated by CSS, at the end of the last box of its breadcrumb.
        const apart = await steps.evaluateAll((all) =>
          all
            .slice(0, -1)
            .filter((step) => {
              const text = document.createTreeWalker(step, NodeFilter.SHOW_TEXT).nextNode();
              const range = document.createRange();
              if (text) range.selectNodeContents(text);
              const [box, word] = [[...step.getClientRects()].at(-1), [...range.getClientRects()].at(-1)];
              return !box || !word || box.right <= word.right || Math.abs(box.top - word.top) > 0.8 * word.height;
            })
            .map((step) => step.textContent),
        );
        expect(apart, `${path} at ${width} px and ${isDouble ? 'double' : 'normal'} size`).toEqual([]);
        await expectNoOverflow(page);
      }
    }
  });
}

test('text has 18 px on wide screens, and grows with the font size that a visitor sets in the browser', async ({
  page,
  context,
  visit,
}) => {
  await visit('/about');
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(await size()).toBe(18);
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 18 } });
  expect(await size()).toBe(27);
  await expectNoOverflow(page);
});

const narrowPages = [
  '/',
  '/staff',
  '/library',
  '/cafeteria',
  '/privacy',
  '/data',
  '/publication',
  '/programs/compare',
  '/programs/compare/chosen?programme=bbs&programme=bba&programme=bsc-csit',
  '/publicInformation',
  '/contact/write',
];

for (const locale of locales) {
  test(`pages in ${locale} with cards, forms and amounts do not scroll sideways at double text size`, async ({
    page,
    visit,
  }) => {
    for (const path of narrowPages) {
      await test.step(path, async () => {
        await visit(path, locale);
        await setSizes(page, 360, true);
        await expectNoOverflow(page);
      });
    }
  });
}
