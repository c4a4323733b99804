import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { mapAddresses } from '#components/contact/map-addresses.ts';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { identity, pageName, place, sampleNames } from '#e2e/support/sample-site.ts';
import { expect, test } from '#e2e/support/test.ts';
import { MAP_ORIGIN } from '#lib/platform/http/content-security-policy.ts';
import { upstreamAddress } from '#lib/site/people/upstream-name.ts';

const { contact } = sampleContent();
const { location, mapPicture } = place;
if (!location || !mapPicture) throw new Error('the sample campus has no place on the map');
const map = mapAddresses(location);

for (const locale of behaviourLocales) {
  const words = messagesIn(locale).contact;

  test.describe(`contact in ${locale}`, () => {
    test('the map is loaded only on request', async ({ page, visit }) => {
      const requested: string[] = [];
      await page.route(`${MAP_ORIGIN}/**`, (route) => {
        requested.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' });
      });
      await visit('/contact', locale);
      await expect(page.getByRole('img', { name: mapPicture.alt[locale] })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(requested).toEqual([]);
      await page.getByRole('button', { name: words.showMap }).click();
      await expect(page.locator(`iframe[title="${words.map}"]`)).toHaveAttribute('src', map.embed);
      await expect.poll(() => requested).toEqual([map.embed]);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts the map is a link', async ({ page, visit }) => {
    const { contact: words } = messagesIn('en');
    await visit('/contact');
    await expect(page.getByRole('button', { name: words.showMap })).toBeHidden();
    await expect(page.getByRole('link', { name: words.openMap })).toHaveAttribute('href', map.page);
  });
});

for (const locale of locales) {
  const words = messagesIn(locale).contact;
  test(`the contact page has address, telephone, email, hours and the whole map, in ${locale}`, async ({
    page,
    visit,
  }) => {
    await visit('/contact', locale);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(pageName('/contact')[locale]);
    for (const line of [contact.address, contact.state])
      await expect(main.getByText(upstreamAddress(line, locale, sampleNames).text)).toBeVisible();
    const foot = page.getByRole('contentinfo').getByRole('definition').last();
    await expect(foot).toContainText(upstreamAddress(contact.address, locale, sampleNames).text);
    await expect(foot).not.toHaveAttribute('lang');
    await expect(main.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      `tel:${contact.phone.replaceAll('-', '')}`,
    );
    await expect(main.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`);
    await expect(main.getByRole('table', { name: words.openingHours }).getByRole('row')).toHaveCount(
      place.openingHours.length + 1,
    );
    await expect(main.getByRole('link', { name: words.directions })).toHaveAttribute('href', map.directions);

    await test.step('the map is whole', async () => {
      const { width, height } = mapPicture;
      const picture = page.getByRole('img', { name: mapPicture.alt[locale] });
      for (const screen of [360, 1280]) {
        await page.setViewportSize({ width: screen, height: 800 });
        const box = await picture.boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(width / height, 1);
      }
    });
    await test.step('the hours are styled like the address', async () => {
      const hours = main.getByRole('heading', { level: 2, name: words.openingHours });
      const address = main.getByRole('heading', { level: 2, name: identity.name[locale] });
      const classesOf = (heading: typeof hours) =>
        heading.evaluate((element) => [element.parentElement, element].map((each) => each?.className));
      expect(await classesOf(hours)).toEqual(await classesOf(address));
    });
  });
}
