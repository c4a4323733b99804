import { once } from 'node:events';
import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nepalDate } from '#lib/platform/calendar/index.ts';
import { createDigest, type DigestFacts } from './digest.ts';
import type { MailOptions } from './mails.ts';
import { compareVersions, newestRelease, readFeed } from './update-feed.ts';

describe('digest', () => {
  const options: MailOptions = {
    alerts: { server: 'smtp://mail.example', to: 'it@campus.example', from: 'web@campus.example' },
    alertsLanguage: 'both',
    siteUrl: 'https://www.campus.example',
    adminUrl: null,
    now: Date.parse('2026-11-28T06:45:00Z'),
  };

  const facts: DigestFacts = {
    summary: {
      visits: 123_456,
      published: 3,
      closing: [{ day: nepalDate(new Date('2026-12-05T06:00:00Z')), title: 'BSc CSIT भर्ना' }],
      unread: 1,
      open: 2,
      reviews: [
        { name: { en: 'page /library', ne: 'पृष्ठ /library' }, day: nepalDate(new Date('2026-12-10T06:00:00Z')) },
      ],
    },
    lastBackup: Date.parse('2026-11-27T20:45:00Z'),
    diskShare: 41,
  };

  const digestOf = (visits: number | null, more: Partial<DigestFacts> = {}) =>
    createDigest(
      { conditions: {}, digest: { days: ['2026-11-27'], visits }, dropped: 0 },
      { ...facts, ...more },
      options,
    );

  test('the daily mail has its facts in English and Nepali', () => {
    const { message, digest } = digestOf(120_000);
    expect(digest).toEqual({ days: ['2026-11-27', '2026-11-28'], visits: 123_456 });
    expect(message.id).toMatch(/^<watch-[0-9a-f-]{36}@campus\.example>$/);
    expect(message.text.split('\n')).toEqual([
      'Everything works.',
      '',
      'Visits since the last mail: 3,456',
      'Notices of the last 24 hours: 3',
      'Messages from visitors without a reply: 2, of these unread: 1',
      'Last back-up: 12 Mangsir 2083 (28 November 2026), 02:30',
      'Disk: 41 % used',
      '',
      'Closing dates of the next days:',
      '- 19 Mangsir 2083 (5 December 2026): BSc CSIT भर्ना',
      '',
      'To review:',
      '- page /library: 24 Mangsir 2083 (10 December 2026)',
      '',
      '— — —',
      '',
      'सबै ठीक छ।',
      '',
      'अघिल्लो इमेलपछिका आगन्तुक: ३,४५६',
      'पछिल्लो २४ घण्टामा प्रकाशित सूचना: ३',
      'जवाफ दिन बाँकी सन्देश: २, तीमध्ये नपढिएका: १',
      'पछिल्लो ब्याकअप: २०८३ मङ्सिर १२ (२८ नोभेम्बर २०२६), ०२:३०',
      'डिस्क: ४१% भरिएको',
      '',
      'आउँदा दिनका अन्तिम मिति:',
      '- २०८३ मङ्सिर १९ (५ डिसेम्बर २०२६): BSc CSIT भर्ना',
      '',
      'हेर्नुपर्ने व्यहोरा:',
      '- पृष्ठ /library: २०८३ मङ्सिर २४ (१० डिसेम्बर २०२६)',
      '',
      'https://www.campus.example',
      '',
    ]);
  });

  test.each([
    ['in the first mail', null],
    ['after the counter was set back', 200_000],
  ])('visits are unknown %s', (_, visits) => {
    expect(digestOf(visits).message.text).not.toContain('Visits');
  });

  test('facts of another machine are left out', () => {
    const { message, digest } = digestOf(1, { summary: null, lastBackup: undefined, diskShare: null });
    expect(message.text).not.toMatch(/Visits|Notices|Messages|back-up|Disk|null|undefined/);
    expect(message.text).not.toContain('\n\n\n');
    expect(digest.visits).toBeNull();
  });
});

describe('update feed', () => {
  const atom = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Release notes 9.9.9</title>
<entry><title>v1.2.0-rc.1</title></entry>
<entry><title>v1.10.0: faster &amp; safer</title><link rel="alternate" href="https://releases.example/1.10.0"/></entry>
<entry><title>1.9.3</title></entry></feed>`;

  test('the newest release of an Atom feed is that with the highest version, without pre-releases', () => {
    expect(newestRelease(atom)).toEqual({ version: '1.10.0', url: 'https://releases.example/1.10.0' });
  });

  test.each([
    ['{"version":"1.2.3","url":"https://releases.example/"}', { version: '1.2.3', url: 'https://releases.example/' }],
    ['{"version":"v2.0.0"}', { version: '2.0.0', url: '' }],
    ['{"version":"2.0.0","url":"javascript:alert(1)"}', { version: '2.0.0', url: '' }],
    [
      '{"version":"https://jsonfeed.org/version/1.1","items":[{"title":"Release 1.2.3."},{"title":"Nothing new"}]}',
      { version: '1.2.3', url: '' },
    ],
    ['{"version":"2.0.0-beta.1"}', null],
    ['{"items":[]}', null],
  ])('%s has the release %j', (json, expected) => {
    expect(newestRelease(json)).toEqual(expected);
  });

  test.each([
    '',
    '<html><p>Moved</p></html>',
    '<!DOCTYPE x [<!ENTITY a "b">]><feed/>',
    '<feed><entry>',
    '{}',
    '[]',
    '404',
  ])('the text %j is rejected', (text) => {
    expect(() => newestRelease(text)).toThrow();
  });

  test.each([
    ['1.10.0', '1.9.9', 1],
    ['1.2.0+3b75de36', '1.2.0', 0],
    ['0.1.0', '1.0.0', -1],
    ['unknown', '1.0.0', 0],
  ])('%s compared with %s is %d', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
  });

  test('a feed is read from a file or an address, and a large one is rejected', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'update-feed-')), 'feed.xml');
    writeFileSync(file, atom);
    expect(await readFeed(file)).toBe(atom);
    truncateSync(file, 2_000_000);
    await expect(readFeed(file)).rejects.toThrow('too large');
    const server = createServer((request, response) => {
      if (request.url === '/large') response.end('x'.repeat(2_000_000));
      else response.writeHead(request.url === '/feed' ? 200 : 404).end(atom);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    expect(await readFeed(`${site}/feed`)).toBe(atom);
    await expect(readFeed(`${site}/missing`)).rejects.toThrow('404');
    await expect(readFeed(`${site}/large`)).rejects.toThrow();
    server.closeAllConnections();
    server.close();
  });
});
