import type { Page } from 'playwright/test';
import type { Locale } from '#content/locale.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { contentPages, textsOf } from '#lib/site/site-content/content-pages.ts';
import { registerSite } from '#lib/site/site-content/testing/sample-site.ts';
import { sampleSite } from './sample-site.ts';
import { expect } from './test.ts';

// Links in texts lead to pages of the sample campus.
registerSite();

/** Expects all texts of a page of text; nothing for any other page. */
export async function expectTextOf(page: Page, path: string, locale: Locale): Promise<void> {
  const document = contentPages(sampleSite).get(path);
  if (!document) return;
  const main = page.getByRole('main');
  const text = singleSpaces((await main.textContent()) ?? '');
  for (const words of textsOf(document)) expect(text).toContain(singleSpaces(plainWords(words[locale])));
  const headings = document.parts.flatMap(({ heading }) => (heading ? [heading[locale]] : []));
  for (const name of headings) await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

const singleSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
