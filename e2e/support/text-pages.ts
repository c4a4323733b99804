import type { Page } from 'playwright/test';
import type { Locale } from '#content/locale.ts';
import { accessibility } from '#content/pages/accessibility.ts';
import { boysHostel } from '#content/pages/boys-hostel.ts';
import { cafeteria } from '#content/pages/cafeteria.ts';
import { girlsHostel } from '#content/pages/girls-hostel.ts';
import { library } from '#content/pages/library.ts';
import { privacy } from '#content/pages/privacy.ts';
import { sports } from '#content/pages/sports.ts';
import { strategies } from '#content/pages/strategies.ts';
import { studentUnion } from '#content/pages/student-union.ts';
import type { TextPage } from '#content/pages/text-page.ts';
import { welfareUnit } from '#content/pages/welfare-unit.ts';
import { plainWords } from '#lib/i18n/linked-text.ts';
import { expect } from './test.ts';

const textPages: Readonly<Record<string, TextPage>> = {
  '/Strategies': strategies,
  '/studentUnion': studentUnion,
  '/stuWelfareUnit': welfareUnit,
  '/cafetria': cafeteria,
  '/sports': sports,
  '/gHostel': girlsHostel,
  '/bHostel': boysHostel,
  '/library': library,
  '/accessibility': accessibility,
  '/privacy': privacy,
};

/** Expects all texts of a text page: headings, paragraphs, points and cells; nothing for any other page. */
export async function expectTextOf(page: Page, path: string, locale: Locale): Promise<void> {
  const main = page.getByRole('main');
  const text = singleSpaces((await main.textContent()) ?? '');
  for (const { heading, paragraphs = [], points = [], table } of textPages[path]?.parts ?? []) {
    if (heading)
      await expect(main.getByRole('heading', { level: 2, name: heading[locale], exact: true })).toBeVisible();
    const cells = (table?.rows.flat() ?? []).filter((cell) => typeof cell !== 'number');
    for (const words of [...paragraphs, ...points, ...cells])
      expect(text).toContain(singleSpaces(plainWords(words[locale])));
  }
}

const singleSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
