import type { Page } from 'playwright/test';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { Unit } from '#content/site/chart.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { sampleChart } from '#e2e/support/sample-site.ts';
import { activateControlScript } from '#e2e/support/scripts.ts';
import { expect, test } from '#e2e/support/test.ts';
import { increaseTextSpacing } from '#e2e/support/text-spacing.ts';

/** Expects that the head and the first column of the chart are in view. */
async function expectBeginning(page: Page, words: { drawing: string; area: string }): Promise<void> {
  const drawing = page.getByRole('img', { name: words.drawing });
  const { x, width } = (await page.getByRole('region', { name: words.area }).boundingBox()) ?? {
    x: 0,
    width: 0,
  };
  // The assembly, the committee and the chief, and the first faculty below them.
  for (const index of [0, 1, 2, 3]) {
    const box = await drawing.locator('g').nth(index).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(x);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(x + width);
  }
}

const unitsOf = (unit: Unit): Unit[] => [unit, ...(unit.units ?? []).flatMap(unitsOf)];

for (const locale of locales) {
  const words = messagesIn(locale).chart;
  const labels = unitsOf(sampleChart.root).map(({ label }) => label[locale]);

  test.describe(`organisation chart in ${locale}`, () => {
    test('the chart has every unit in the drawing and in the list, and labels fit their boxes, with wider text spacing too', async ({
      page,
      visit,
    }) => {
      await visit('/chart', locale);
      const drawing = page.getByRole('img', { name: words.drawing });
      const drawn = await drawing
        .locator('g')
        .evaluateAll((groups) =>
          groups.map((group) => [...group.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ')),
        );
      expect(drawn).toEqual(labels);
      const items = page.getByRole('region', { name: words.list }).getByRole('listitem');
      await expect(items).toHaveText(labels.map((label) => new RegExp(`^${label}`)));

      const tooWide = () =>
        drawing.locator('g').evaluateAll((groups) =>
          groups.flatMap((group) => {
            const box = group.querySelector('rect')?.getBoundingClientRect();
            return [...group.querySelectorAll('text')]
              .filter((text) => {
                const { left, right } = text.getBoundingClientRect();
                return !box || left < box.left + 4 || right > box.right - 4;
              })
              .map(({ textContent }) => textContent);
          }),
        );
      expect(await tooWide()).toEqual([]);
      await increaseTextSpacing(page);
      expect(await tooWide()).toEqual([]);
    });
  });
}

for (const locale of behaviourLocales) {
  const { chart: words } = messagesIn(locale);

  test.describe(`the drawing of the chart in ${locale}`, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

      test('without scripts the chart begins with its head and first column on a phone', async ({ page, visit }) => {
        await visit('/chart', locale);
        await expect(page.getByRole('region', { name: words.area })).toBeHidden();
        await page.getByText(words.asDrawing).click();
        await expectBeginning(page, words);
      });
    });

    test('the chart begins with its head and first column on a phone, and is zoomed and scrolled by keyboard', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/chart', locale);
      const drawing = page.getByRole('img', { name: words.drawing });
      await page.getByText(words.asDrawing).click();
      await expectBeginning(page, words);
      const width = async () => (await drawing.boundingBox())?.width ?? 0;
      const first = await width();
      expect(first).toBeGreaterThan(360);
      await activateControlScript(page.getByRole('button', { name: words.larger }));
      await page.keyboard.press('Enter');
      const larger = await width();
      expect(larger).toBeGreaterThan(first);
      await page.getByRole('button', { name: words.whole }).press('Enter');
      expect(await width()).toBeLessThan(360);
      await page.getByRole('button', { name: words.larger }).press('Enter');
      const smaller = page.getByRole('button', { name: words.smaller });
      await smaller.press('Enter');
      await expect(smaller).toBeDisabled();
      await expect(smaller).toBeFocused();
      await page.getByRole('button', { name: words.larger }).press('Enter');
      const area = page.getByRole('region', { name: words.area });
      await area.focus();
      const before = await area.evaluate((element) => element.scrollLeft);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => area.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before);
    });
  });
}
