import sharp from 'sharp';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { openPreviewFolder } from '#campus-api/changes/preview-folder.ts';
import { requireDocument } from '#campus-api/records/site-document/documents.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { expect, inEnglish, inNepali, test } from '#e2e/support/admin.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';

const ALLOWED = /status of 422/;

const KEY = 'public-information';

/** Publishes a charter with this number of services; the rest of the document stays, since other tests of the worker read it. */
async function publishCharter(dataDir: string, count: number): Promise<void> {
  const charter = Array.from({ length: count }, (_, index) => {
    const numbered = (name: string) => ({ ne: `${name} ${formatNumber(index + 1, 'ne')}` });
    return { service: numbered('सेवा'), papers: numbered('कागज'), fee: numbered('दस्तुर'), officer: numbered('अधिकृत') };
  });
  const confirmation = { confirmed: true } as const;
  await withCampus({ dataDir }, { by: 'e2e', confirmation }, (campus) =>
    saveDocument(campus, KEY, { ...requireDocument(campus, KEY).content, charter }),
  );
}

test.describe('at 360 px without scripts', () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false, allowedInConsole: ALLOWED });

  test('a page with a new picture is previewed in both languages as the website renders it, then published', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { site, notices, results } = words;
    const onSite = async (path: string) => (await fetch(servers.site.url + path)).text();
    const photo = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#1d5b33' } })
        .png()
        .toBuffer();
    const before = await onSite('/ne/cafetria');

    await logIn();
    await page.goto('/site/edit/page/cafetria');
    await page.getByLabel(inNepali(site.fields['page.title'])).fill('चमेना गृह');
    await page.getByLabel(inEnglish(site.fields['page.title'])).fill('Canteen');
    const pictures = page.getByRole('group', { name: site.fields['page.pictures'] }).first();
    const choose = async (name: string, width: number) => {
      await pictures
        .getByLabel(site.picture.choose)
        .setInputFiles({ name, mimeType: 'image/png', buffer: await photo(width, 500) });
      await pictures.getByRole('button', { name: site.picture.add }).click();
    };
    await choose('small.png', 300);
    await expect(page.getByRole('alert')).toContainText('३०० × ५००');
    await page
      .getByRole('button', { name: new RegExp(site.deleteOf.replace('{label}', '')) })
      .and(page.locator('[value^="delete:pictures"]:visible'))
      .last()
      .click();
    await choose('hall.png', 900);
    const description = page.locator('textarea[name^="pictures"][name$=".alt.ne"]:visible').last();
    await description.fill('नयाँ चमेना गृह');
    await page.getByRole('button', { name: site.preview, exact: true }).click();

    const nepali = page.frameLocator('iframe[src*="/ne/preview/"]');
    const english = page.frameLocator('iframe:not([src*="/ne/preview/"])');
    await expect(nepali.getByRole('heading', { level: 1, name: 'चमेना गृह' })).toBeVisible();
    await expect(english.getByRole('heading', { level: 1, name: 'Canteen' })).toBeVisible();
    await expect(nepali.getByRole('contentinfo')).toBeVisible();
    const picture = nepali.getByRole('img', { name: 'नयाँ चमेना गृह' });
    await picture.scrollIntoViewIfNeeded();
    const address = new URL((await picture.getAttribute('src')) ?? '', servers.site.url);
    expect(address.pathname).toMatch(/^\/preview\/[\w-]{43}\/files\//);
    const file = await fetch(address);
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);

    const preview = (await page.locator('iframe').first().getAttribute('src')) ?? '';
    const response = await fetch(preview);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${servers.admin.url}`);
    // Neither the page itself nor another one has anything of the preview.
    expect(await onSite('/ne/cafetria')).toBe(before);
    expect(await onSite('/ne/menu')).not.toContain('चमेना गृह');

    await page.getByRole('button', { name: notices.publishChange }).click();
    await expect(page.getByRole('status')).toContainText(results.changed.result);
    await expect(async () => expect(await onSite('/ne/cafetria')).toContain('नयाँ चमेना गृह')).toPass();
  });

  test('a preview that renders pages first leaves nothing in the public pages', async ({ servers }) => {
    const name = { en: 'Another Campus', ne: 'अर्को क्याम्पस' };
    const content = { name, shortName: { en: 'Another', ne: 'अर्को' } };
    const identity = { id: 0, key: 'identity', content: JSON.stringify(content) };
    const rows = [{ table: 'site_documents', before: null, after: identity }];
    const preview = { rows, frameOrigin: servers.admin.url };
    const token = openPreviewFolder(servers.dataDir).save(preview, []);
    const read = async (path: string) => (await fetch(servers.site.url + path)).text();
    for (const path of ['/gHostel', '/chart', '/calendar', '/nothing-here', '/programs/bbs']) {
      if (path !== '/nothing-here') expect(await read(`/ne/preview/${token}${path}`)).toContain(name.ne);
      expect(await read(`/ne${path}`)).not.toContain(name.ne);
      expect(await read(path)).not.toContain(name.en);
    }
    for (const path of ['/manifest-ne.webmanifest', '/sitemap.xml', '/notice/feed.xml', '/ne/search?q=अर्को'])
      expect(await read(path)).not.toContain(name.ne);
  });

  /** Each type of record that visitors see: the address of a form, a field, the page that shows it, and whether the list of notices does too. */
  const records = [
    ['/notices/322/edit', 'text', '/notice/item/322', true],
    ['/notices/new', 'text', /^\/notice\/item\/\d+$/, true],
    ['/publications/1/edit', 'titleNe', '/publication', false],
    ['/albums/1/edit', 'titleNe', '/gallery/1', false],
    ['/events/1/edit', 'titleNe', '/calendar/events/1', false],
    ['/staff/1/edit', 'nameNe', /^\/(?:staff\/1|\w+)$/, false],
    ['/committees/9/edit', 'role', /^\/\w+$/, false],
    ['/chief/1/edit', 'messageNe', '/chiefMessage', false],
    // In the footer, and in front of each page.
    ['/contact/1/edit', 'phone', '/contact', true],
    ['/flash-notices/1/edit', 'text', '/', true],
  ] as const;

  test('the website shows each type of record before it is published, and visitors see nothing of it', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const onSite = async (path: string) => (await fetch(new URL(path, servers.site.url))).text();
    await logIn();
    for (const [form, field, path, isListed] of records) {
      await test.step(form, async () => {
        const text = field === 'phone' ? '०६१-५०९९९९' : 'पहिले हेर्ने परीक्षा';
        await page.goto(form);
        await page.locator(`[name="${field}"]`).first().fill(text);
        if (form === '/notices/new') {
          await page.locator('[name="department"]').first().check();
          const file = { name: 'नियम.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
          await page.locator('#file-input').setInputFiles(file);
        }
        await page.getByRole('button', { name: words.notices.preview, exact: true }).last().click();
        const address = (await page.locator('iframe[src*="/ne/preview/"]').getAttribute('src')) ?? '';
        const [, preview = '', shownPath = ''] = /(\/ne\/preview\/[\w-]{43})(.*)/.exec(address) ?? [];
        expect(shownPath || '/').toEqual(typeof path === 'string' ? path : expect.stringMatching(path));
        const html = await onSite(address);
        expect(html).toContain(text);
        if (form === '/notices/new') {
          const [, file = ''] = /href="(\/preview\/[\w-]{43}\/files\/[^"]+\.pdf)"/.exec(html) ?? [];
          expect(await onSite(file)).toContain('%PDF-1.4');
        }
        expect(html).toContain(`href="${preview}/notice`);
        expect([form, (await onSite(`${preview}/notice`)).includes(text)]).toEqual([form, isListed]);
        for (const visited of ['/ne/notice', '/ne', ...(typeof path === 'string' ? [`/ne${path}`] : [])])
          expect([form, visited, (await onSite(visited)).includes(text)]).toEqual([form, visited, false]);
      });
    }
  });

  test('a preview with an unknown token is a missing page, in both languages', async ({ servers }) => {
    for (const path of ['/preview/x', `/preview/${'x'.repeat(43)}/library`, `/ne/preview/${'x'.repeat(43)}`]) {
      const response = await fetch(servers.site.url + path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
  });

  test('a charter of 250 services is edited part by part, and nothing of it is lost', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { notices, results } = words;
    await logIn();
    await publishCharter(servers.dataDir, 250);
    await page.goto('/site/edit/public-information');
    expect(await page.locator('details.item').count()).toBeLessThan(60);
    await page.locator('button[value="show:charter.225"]').click();
    const item = page.locator('details.item', { hasText: 'सेवा २३७' }).first();
    await item.locator('summary').first().click();
    await page.locator('[name="charter.236.time.ne"]').fill('पाँच मिनेट');
    await page.locator('button[value="show:charter.0"]').click();
    await expect(page.locator('[name="charter.0.service.ne"]')).toHaveValue('सेवा १');
    await page.getByRole('button', { name: notices.publishChange }).click();
    await expect(page.getByRole('status')).toContainText(results.changed.result);
    await expect(async () => {
      const text = await (await fetch(`${servers.site.url}/ne/publicInformation`)).text();
      expect(text).toContain('पाँच मिनेट');
      expect(text).toContain('सेवा २५०');
    }).toPass();
  });
});
