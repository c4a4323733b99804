import { messagesIn } from '../content/messages';
import { locales } from '../lib/locale';
import { expectWellMade } from './support/looks';
import { expect, test } from './support/test';

for (const locale of locales) {
  const { home, controls, frame } = messagesIn(locale);

  test.describe(`home in ${locale}`, () => {
    test('shows every part with the campus’s content', async ({ page, visit }) => {
      await visit('/', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const heading of [home.notices, home.chief, home.history, home.recentEvents, home.publications]) {
        await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
      }
      await expect(page.getByRole('region', { name: home.notices }).getByRole('listitem')).toHaveCount(7);
      await expect(page.getByRole('region', { name: home.recentEvents }).getByRole('listitem')).toHaveCount(3);
      await expect(page.getByRole('region', { name: home.publications }).getByRole('listitem')).toHaveCount(15);
      await expect(page.getByRole('link', { name: home.readMore })).toHaveAttribute('href', /\/chiefMessage$/);
    });

    test('names its sliders, what is in them and the way to the whole message apart', async ({ page, visit }) => {
      await visit('/', locale);
      for (const name of [home.banner, home.historyPictures]) {
        const slider = page.getByRole('region', { name, exact: true });
        await expect(slider.getByRole('group', { name, exact: true })).toHaveCount(0);
        await expect(slider.getByRole('group', { name: controls.slides, exact: true })).toBeVisible();
      }
      const more = page.getByRole('link', { name: `${home.readMore} ${home.chief}`, exact: true });
      await expect(more).toHaveText(`${home.readMore} ${home.chief}`);
    });

    test('moves the banner by its buttons and by itself', async ({ page, visit }) => {
      await page.clock.install();
      await visit('/', locale);
      const banner = page.getByRole('region', { name: home.banner });
      const slides = banner.locator('[aria-roledescription]');
      await expect(slides.nth(1)).toHaveAttribute('inert', '');
      await banner.getByRole('button', { name: controls.next }).click();
      await expect(slides.nth(1)).not.toHaveAttribute('inert');
      await banner.getByRole('button', { name: controls.previous }).click();
      await banner.getByRole('button', { name: controls.previous }).click();
      await expect(slides.nth(2)).not.toHaveAttribute('inert');
      await page.getByRole('heading', { level: 1 }).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(4500);
      await expect(slides.nth(0)).not.toHaveAttribute('inert');
      await banner.getByRole('button', { name: controls.pause, exact: true }).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(9000);
      await expect(slides.nth(0)).not.toHaveAttribute('inert');
    });

    test('changes the notice in the strip every 15 seconds', async ({ page, visit }) => {
      await page.clock.install();
      await visit('/', locale);
      const strip = page.getByRole('region', { name: home.latest });
      const first = await strip.getByRole('link').textContent();
      await page.mouse.move(0, 0);
      await page.clock.runFor(15_500);
      await expect(strip.getByRole('link')).not.toHaveText(first ?? '');
      await strip.getByRole('button', { name: controls.previous }).click();
      await expect(strip.getByRole('link')).toHaveText(first ?? '');
    });

    test('stands still when less motion is wished for, by the system or by the switch', async ({ page, visit }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit('/', locale);
      const pause = page.getByRole('button', { name: controls.pause, exact: true });
      await expect(pause).toHaveCount(0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(pause).toHaveCount(3);
      await page.getByRole('button', { name: frame.stopMotion }).click();
      await expect(pause).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: frame.stopMotion, includeHidden: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(pause).toHaveCount(0);
    });

    test('is well made', async ({ page, visit }) => {
      await visit('/', locale);
      await expectWellMade(page);
    });
  });
}
