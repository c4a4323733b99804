import type { Page } from 'playwright';

/** Closes the flash notices over a page that has loaded, one by one, where they are shown. */
export async function closeFlashNotices(page: Page): Promise<void> {
  const modal = page.locator('dialog[data-flash]:modal');
  if ((await modal.count()) === 0) return;
  // Counted before: for a moment between two of them none is open.
  for (let left = await page.locator('dialog[data-flash]').count(); left > 0; left -= 1) {
    await modal.getByRole('button').click();
  }
}
