import type { Locator } from 'playwright/test';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

const { contact } = sampleContent();

const tel = `tel:${contact.phone.replaceAll('-', '')}`;

/** Positions of the page in which the number at the lower edge overlaps the tile of a fact. */
function coveringPositions(fact: Locator): Promise<number[]> {
  return fact.evaluate((element) => {
    const tile = element.parentElement ?? element;
    const bar = document.querySelector('main p > a[href^="tel:"] b')?.closest('p') ?? document.body;
    const positions: number[] = [];
    for (let y = 0; y < document.documentElement.scrollHeight; y += 20) {
      scrollTo(0, y);
      const [one, other] = [tile.getBoundingClientRect(), bar.getBoundingClientRect()];
      if (one.top < other.bottom && one.bottom > other.top) positions.push(y);
    }
    return positions;
  });
}

for (const locale of locales) {
  const { layout, study } = messagesIn(locale);

  test(`on a phone the office number is at the lower edge of pages, and covers no focused link and no main facts, in ${locale}`, async ({
    page,
    visit,
  }) => {
    const call = page.getByRole('main').getByRole('link', { name: layout.callOffice });

    for (const [path, facts] of [
      ['/programs/bbs', `dl dt:text-is("${study.firstYearFee}")`],
      ['/publicInformation', null],
    ] as const) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 360, height: 640 });
        await visit(path, locale);
        await expect(call, path).toHaveAttribute('href', tel);
        // Scrolls to the section that it belongs to.
        await call.evaluate((link) => {
          const part = link.closest('p')?.parentElement;
          scrollTo(0, scrollY + (part?.getBoundingClientRect().top ?? 0) - 300);
        });
        await expect(call, path).toBeInViewport({ ratio: 1 });
        const box = await call.boundingBox();
        expect(box?.y ?? 0, path).toBeGreaterThan(560);
        expect(box?.height ?? 0, path).toBeGreaterThanOrEqual(48);
        await expectNoOverflow(page);
        const links = page.getByRole('main').getByRole('link');
        for (const index of [2, 5, 8]) {
          const link = links.nth(index);
          if (!(await link.count())) continue;
          await page.evaluate(() => scrollTo(0, 0));
          await link.focus();
          const isOnTop = await link.evaluate((element) => {
            const { left, top: y, width, height } = element.getClientRects()[0] ?? new DOMRect();
            const top = document.elementFromPoint(left + width / 2, y + height / 2);
            return top !== null && (element.contains(top) || top.contains(element));
          });
          expect(isOnTop, `link ${index} of ${path}`).toBe(true);
        }
        for (const height of facts ? [400, 640, 780] : []) {
          await page.setViewportSize({ width: 360, height });
          expect(await coveringPositions(page.locator(facts ?? '')), `${path}, ${height} px high`).toEqual([]);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
        await expect(call, path).toBeHidden();
      });
    }

    await test.step('on a low screen the number stands at the end of the text', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await visit('/programs/bbs', locale);
      const bar = page.locator('main p', { has: page.getByRole('link', { name: layout.callOffice }) });
      await expect(bar).toHaveCSS('position', 'static');
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(bar).toHaveCSS('position', 'sticky');
    });
  });

  test(`on a phone the number in the footer and further links are high enough to touch, in ${locale}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const words = messagesIn(locale);
    const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
    const controls: Record<string, (() => Locator)[]> = {
      '/publicInformation': [
        () => page.getByRole('table', { name: words.publicInformation.charter }).getByRole('link').first(),
        () => page.getByRole('navigation', { name: layout.breadcrumbs }).getByRole('link').first(),
        () => link(layout.liteOn),
      ],
      '/notice/item/322': [
        () => page.getByRole('navigation', { name: layout.breadcrumbs }).getByRole('link').last(),
        () => page.locator('main a[href$="deadline.ics"]').first(),
        () => page.locator('[data-script=save-offline] button').first(),
      ],
      '/qaa': [() => link(words.qaa.documents)],
      '/keyStaff': [() => page.locator('main summary').first()],
      '/notice/search?q=zzzqq': [() => link(words.results.clear)],
    };
    for (const [path, targets] of Object.entries(controls)) {
      await visit(path, locale);
      if (path === '/publicInformation') await page.locator('main summary').first().click();
      for (const control of targets) {
        const box = await control().boundingBox();
        expect(box?.height ?? 0, `${control()} of ${path}`).toBeGreaterThanOrEqual(44);
      }
    }
    const phone = page.getByRole('contentinfo').getByRole('link', { name: contact.phone });
    await expect(phone).toHaveAttribute('href', tel);
    const box = await phone.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(48);
    expect(box?.width ?? 0).toBeGreaterThan(190);
  });
}

for (const locale of behaviourLocales) {
  const { follow, notices } = messagesIn(locale);

  test(`a notice in ${locale} can be shared, and links to following its department`, async ({ page, visit }) => {
    await visit('/notice/item/322', locale);
    const share = page.getByRole('region', { name: notices.share });
    await expect(share.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await share.getByRole('link', { name: follow.heading }).click();
    await expect(page).toHaveURL(`${localPath('/notice/admission', locale)}#follow`);
    await expect(page.getByRole('heading', { name: follow.heading })).toBeInViewport();
  });
}
