import type { Locator, Page } from 'playwright/test';

/** The fold with the files of a notice in a list. */
const FOLD = 'details:has(> [data-script=archive])';

/** Opens the first fold of a page, or of a row, with several files. */
export async function openFiles(within: Page | Locator): Promise<void> {
  await within.locator(`${FOLD}:not([open]) > summary`).first().click();
}
