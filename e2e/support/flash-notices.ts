import type { Page } from 'playwright';

/** Closes the visible flash notices of a loaded page, one by one; within the page for speed, as nearly every test needs this. */
export async function closeFlashNotices(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const openDialog = () => document.querySelector('dialog[data-flash]:modal');
    for (let dialog = openDialog(); dialog; dialog = openDialog()) {
      const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve, { once: true }));
      dialog.querySelector('button')?.click();
      // The page's handler ran first and has opened the next dialog.
      await closed;
    }
  });
}
