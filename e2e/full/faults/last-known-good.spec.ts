import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { type FaultyUpstream, startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { ageStoredContent } from '#e2e/support/stored-content.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import {
  type Behaviour,
  breakOff,
  drip,
  flood,
  hang,
  json,
  nonsense,
  raw,
  reset,
  statusReply,
} from '#lib/site/campus-client/testing/behaviours.ts';

test.describe.configure({ mode: 'serial' });

const dataDir = makeDataDir();
const text = async (site: RunningServer, path: string) => (await fetch(`${site.url}${path}`)).text();
const notices = (html: string) => html.match(/<h2 id="notices[^>]*>.*?<\/section>/s)?.[0].replace(/<[^>]*>/g, ' ');

let upstream: FaultyUpstream;
let usual: string | undefined;

async function withRestartedSite(use: (site: RunningServer) => Promise<void>) {
  const site = await startSite(upstream.url, { DATA_DIR: dataDir });
  try {
    await use(site);
  } finally {
    await site.stop();
  }
}

test.beforeAll(async () => {
  upstream = await startFaultyUpstream();
  await withRestartedSite(async (site) => {
    usual = notices(await text(site, '/'));
  });
  expect(usual).toContain('2026');
});

test.afterAll(async () => upstream.shut());

const faults: Record<string, Behaviour> = {
  hangs: hang,
  'drips a byte at a time': drip,
  'resets the connection': reset,
  'breaks off within its reply': breakOff('{"body":['),
  'responds with 503': statusReply(503),
  'responds with 429': statusReply(429, { 'retry-after': '120' }),
  'responds with nonsense': nonsense,
  'responds with null': json(null),
  'responds with the wrong shape': json({ body: { id: 'x' } }),
  'responds with text in another charset': raw(Buffer.from('{"body":"\xe9"}', 'latin1')),
  'responds with 200 MB': flood(200),
  'responds with a gzip bomb': flood(2000, { gzip: true }),
  'redirects elsewhere': statusReply(302, { location: 'http://169.254.169.254/latest/meta-data' }),
};

for (const [fault, behaviour] of Object.entries(faults)) {
  test(`the stored content is served after a restart when upstream ${fault}`, async () => {
    upstream.behave(behaviour);
    await withRestartedSite(async (site) => {
      const reply = await fetch(`${site.url}/`);
      expect(reply.status).toBe(200);
      expect(notices(await reply.text())).toBe(usual);
    });
  });
}

test('stored content is served while upstream refuses connections, with its time once it is old', async () => {
  const time = new Date('2026-11-20T18:30:00Z');
  ageStoredContent(dataDir, time);
  await upstream.shut();
  await withRestartedSite(async (site) => {
    const english = await text(site, '/');
    expect(notices(english)).toBe(usual);
    expect(english).toContain(`data-content-time="${time.toISOString()}"`);
    const words = english.slice(english.indexOf('data-content-time')).replace(/<[^>]*>|<!-- -->/g, '');
    expect(words).toContain(messagesIn('en').layout.oldContent);
    expect(words).toMatch(/5 Mangsir 2083.*21 November 2026.*00:15/s);
    expect(await text(site, '/ne')).toMatch(/२०८३ मङ्सिर ५.*२१ नोभेम्बर २०२६.*००:१५/s);

    for (const locale of locales) {
      const { oldContent, sentenceEnd } = messagesIn(locale).layout;
      const time = locale === 'ne' ? 'नेपाली समय ००:१५' : '00:15 Nepal time';
      for (const path of ['/', '/notice', '/about']) {
        const plain = (await text(site, localPath(path, locale))).replace(/<[^>]*>|<!-- -->/g, '');
        const [, underHeading, inFooter] = plain.split(oldContent);
        for (const line of [underHeading, inFooter])
          expect(line).toMatch(new RegExp(`^ [^.।]*${time}${sentenceEnd.replace('.', '\\.')}`));
      }
    }

    await upstream.open();
    upstream.behave(null);
    await expect(async () => {
      const healed = await text(site, '/');
      expect(notices(healed)).toBe(usual);
      expect(healed).not.toContain('data-content-time');
    }).toPass({ timeout: 60_000 });
  });
});
