import type { Page } from 'playwright/test';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { expect, test } from './support/test.ts';

/** Text of twice the size (WCAG 1.4.4); past the policy, as a browser's own setting would. */
function doubleText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    root.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(root).fontSize)}px`;
  });
}

interface Part {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the first text of each element is, but for those that are there to be heard alone. */
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

/** The pairs of boxes that cover each other by more than a pixel. */
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
  const { frame } = messagesIn(locale);

  test.describe(`text of twice the size in ${locale}`, () => {
    for (const width of [320, 360])
      test(`leaves the parts of the header apart at ${width} px, and the number to call`, async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 780 });
        await visit('/about', locale);
        await doubleText(page);
        const parts = await textBoxes(page, 'header :is(time > span, [role=search] > a, a[data-language])');
        const bar = await textBoxes(page, 'header nav > details > summary');
        expect(parts.length).toBeGreaterThanOrEqual(4);
        expect(overlaps([...parts, ...bar])).toEqual([]);
        const call = page.getByRole('banner').getByRole('link', { name: frame.phone });
        await expect(call).toHaveAccessibleName(/\d/);
        const sign = await call.locator('svg').boundingBox();
        expect(sign?.x).toBeGreaterThan(bar[0]?.right ?? width);
        expect((sign?.x ?? width) + (sign?.width ?? 0)).toBeLessThanOrEqual(width);
        await expectNoOverflow(page);
      });

    for (const width of [320, 360])
      test(`leaves the days of the calendar apart at ${width} px`, async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 780 });
        await visit('/calendar/2083-08', locale);
        await doubleText(page);
        const days = await textBoxes(page, 'table td > :is(a, span:not(:empty), time)');
        const names = await textBoxes(page, 'table th > span[aria-hidden]');
        expect(days.length).toBe(2 * 29);
        expect(names.length).toBe(7);
        expect(overlaps([...days, ...names])).toEqual([]);
        const lines = await page
          .locator('table th > span[aria-hidden]')
          .evaluateAll((all) => all.map((name) => name.getClientRects().length));
        expect(new Set(lines)).toEqual(new Set([1]));
      });
  });

  for (const [width, isDouble] of [
    [360, false],
    [360, true],
    [769, true],
    [1280, false],
    [1280, true],
  ] as const) {
    const size = isDouble ? 'twice the size' : 'its own size';

    test(`breaks no date of the header in ${locale} at ${width} px and ${size}, and ends no line with a dot`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      await visit('/about', locale);
      if (isDouble) await doubleText(page);
      const lines = await page.locator('header time > span:visible').evaluateAll((parts) =>
        parts.map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const text = part.textContent ?? '';
          const dot = text.indexOf('·');
          if (dot >= 0) range.setStart(part.firstChild ?? part, dot);
          const rects = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return { isDate: /\p{Nd}/u.test(text), hasDot: dot >= 0, tops: [...new Set(rects)] };
        }),
      );
      const dates = lines.filter(({ isDate }) => isDate);
      expect(dates).toHaveLength(2);
      for (const { tops } of dates) expect(tops).toHaveLength(1);
      for (const [index, { hasDot, tops }] of lines.entries()) if (hasDot) expect(tops).toEqual(lines[index + 1]?.tops);
    });
  }

  for (const path of ['/programs/bbs', '/notice/item/322', '/mgmtCommittee'])
    test(`keeps each step of the way to ${path} in ${locale} on the line of its sign`, async ({ page, visit }) => {
      for (const [width, isDouble] of [
        [360, false],
        [360, true],
        [1280, false],
      ] as const) {
        await page.setViewportSize({ width, height: 780 });
        await visit(path, locale);
        if (isDouble) await doubleText(page);
        const steps = page.getByRole('navigation', { name: frame.breadcrumbs }).getByRole('listitem');
        expect(await steps.count()).toBeGreaterThan(1);
        // The sign is written by the styles: a box of the step that ends where its first word begins.
        const apart = await steps.evaluateAll((all) =>
          all
            .slice(1)
            .filter((step) => {
              const text = document.createTreeWalker(step, NodeFilter.SHOW_TEXT).nextNode();
              const range = document.createRange();
              if (text) range.selectNodeContents(text);
              const [word] = range.getClientRects();
              const height = 1.5 * (word?.height ?? 0);
              const signs = [...step.getClientRects()].filter((box) => box.width > 0 && box.height < height);
              return !signs.some(
                ({ left, right, bottom }) =>
                  word && left < word.left && right <= word.right && Math.abs(bottom - word.bottom) < 8,
              );
            })
            .map((step) => step.textContent),
        );
        expect(apart).toEqual([]);
        await expectNoOverflow(page);
      }
    });
}
