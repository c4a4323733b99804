import { expect, test } from '#e2e/support/admin.ts';

const buttons = '.tools :is(button, .button)';

test('the buttons of people with and without a portrait end at the same edge', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn();
  await page.goto('/staff');
  await expect(page.locator('.list .thumb').first()).toBeVisible();
  const edges = await page
    .locator('.list > li')
    .evaluateAll(
      (rows, selector) =>
        rows.map((row) => Math.round([...row.querySelectorAll(selector)].at(-1)?.getBoundingClientRect().right ?? 0)),
      buttons,
    );
  expect(edges.length).toBeGreaterThan(10);
  expect(new Set(edges).size).toBe(1);
});

test('all buttons of a person stand in one line on a narrow phone, and each is large enough for a finger', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn();
  await page.goto('/staff');
  const rows = await page.locator('.list > li').evaluateAll(
    (items, selector) =>
      items.map((row) =>
        [...row.querySelectorAll(selector)].map((button) => {
          const { top, width, height } = button.getBoundingClientRect();
          return { top, size: Math.min(width, height) };
        }),
      ),
    buttons,
  );
  expect(Math.max(...rows.map((row) => row.length))).toBe(4);
  for (const row of rows) {
    expect(new Set(row.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...row.map(({ size }) => size))).toBeGreaterThanOrEqual(44);
  }
});
