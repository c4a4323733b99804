import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#content/locale.ts';
import { expectAccessibleColours } from '#e2e/support/accessibility.ts';
import { expect, test } from '#e2e/support/test.ts';
import { describe, differences } from './compare.ts';
import { describePage } from './describe.ts';
import { renderStyleguide } from './render.ts';

// References are text, one file for each language. After a change that is meant: `npm run e2e -- e2e/appearance --update-snapshots`.

for (const locale of locales) {
  test(`the components in ${locale} look as in the reference: positions at 360 and 1280 px, text, lines, and colours of both themes`, async ({
    page,
  }, { config }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setContent(await renderStyleguide(locale));
    expect(await page.evaluate(async () => (await document.fonts.load('16px Box')).length)).toBe(1);
    const describeAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return page.evaluate(describePage);
    };
    const narrow = await describeAt(360);
    const wide = await describeAt(1280);
    await expectAccessibleColours(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await describeAt(1280);
    await expectAccessibleColours(page);

    const text = describe({ narrow, wide, dark });
    const reference = join(import.meta.dirname, `${locale}.txt`);
    if (['all', 'changed'].includes(config.updateSnapshots)) writeFileSync(reference, text);
    expect(differences(readFileSync(reference, 'utf8'), text)).toEqual([]);
  });
}
