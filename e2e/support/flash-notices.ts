import type { Page } from 'playwright';

/** Closes the flash notices over a page that has loaded, one by one, where they are shown; in the page, as nearly every test does so. */
export async function closeFlashNotices(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = () => document.querySelector('dialog[data-flash]:modal');
    for (let dialog = shown(); dialog; dialog = shown()) {
      const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve, { once: true }));
      dialog.querySelector('button')?.click();
      // The page handled the event first: the next one is open.
      await closed;
    }
  });
}
