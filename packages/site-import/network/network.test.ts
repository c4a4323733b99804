import { gzipSync } from 'node:zlib';
import { type OldSiteServer, startOldSite } from '../testing/old-site-server.ts';
import { isPublicAddress } from './open-address.ts';
import { parseRobots } from './robots.ts';
import { readSiteAddress } from './same-site.ts';
import { SiteClient, type SiteClientOptions } from './site-client.ts';

describe('public addresses', () => {
  test.each(['8.8.8.8', '103.69.124.1', '172.32.0.1', '2400:1a00::1', '2606:4700::1111'])('%s is public', (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });

  test.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ],
    ...[
      '255.255.255.255',
      '224.0.0.1',
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
    ],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:4136:e378::', '2001:db8::1', 'ff02::1', 'campus.example', ''],
  ])('%s is not public', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });
});

describe('robots.txt', () => {
  const text = `
# Old campus
User-agent: BadBot
Disallow: /

User-agent: *
Disallow: /admin
Disallow: /*.php?print=
Disallow: /private$
Allow: /admin/public
Crawl-delay: 2
Sitemap: https://old.campus.example/sitemap.xml
`;

  test('the rules of all robots apply, the longest one first', () => {
    const rules = parseRobots(text, 'CampusWebsiteImport');
    expect(rules).toMatchObject({ delay: 2, sitemaps: ['https://old.campus.example/sitemap.xml'] });
    const allowed = ['/', '/admin/public/a', '/notice.php?id=1', '/private/more'];
    const forbidden = ['/admin', '/admin/x', '/notice.php?print=1', '/private'];
    for (const path of allowed) expect([path, rules.allows(path)]).toEqual([path, true]);
    for (const path of forbidden) expect([path, rules.allows(path)]).toEqual([path, false]);
  });

  test('a group with the name of the robot replaces that of all', () => {
    const rules = parseRobots(`${text}\nUser-agent: campuswebsiteimport\nDisallow:\n`, 'CampusWebsiteImport');
    expect(rules.allows('/admin')).toBe(true);
    expect(rules.delay).toBeNull();
  });

  test('several names share one group, and another text forbids nothing', () => {
    const shared = parseRobots('User-agent: a\nUser-agent: *\nDisallow: /x', 'CampusWebsiteImport');
    expect(shared.allows('/x')).toBe(false);
    expect(parseRobots('<html>Not found</html>', 'CampusWebsiteImport').allows('/x')).toBe(true);
  });

  test('many stars are matched in linear time', () => {
    const rules = parseRobots(`User-agent: *\nDisallow: /${'*a'.repeat(500)}$`, 'CampusWebsiteImport');
    expect(rules.allows(`/${'a'.repeat(499)}b`)).toBe(true);
  });
});

describe('requests', () => {
  let site: OldSiteServer;

  beforeEach(async () => {
    site = await startOldSite();
  });
  afterEach(() => site.close());

  const clientOf = (options: Partial<SiteClientOptions> = {}) =>
    new SiteClient({ site: site.address, allowPrivate: true, retryMs: 1, ...options });
  const get = (path: string, options?: Partial<SiteClientOptions>) => clientOf(options).get(site.address + path);

  test('a compressed page is read, and the robot states its name', async () => {
    const body = gzipSync('<p>Hello</p>');
    site.pages.set('/', { type: 'text/html', body, headers: { 'content-encoding': 'gzip' } });
    expect(await get('/')).toMatchObject({ status: 200, body: Buffer.from('<p>Hello</p>') });
    expect([...site.userAgents]).toEqual([expect.stringContaining('CampusWebsiteImport')]);
  });

  test.each([429, 503])('a page with status %d is requested again after the stated time', async (status) => {
    let count = 0;
    site.pages.set('/', (_, response) => {
      count += 1;
      response.writeHead(count < 3 ? status : 200, { 'retry-after': '0' }).end('ok');
    });
    expect(await get('/')).toMatchObject({ status: 200 });
    expect(count).toBe(3);
  });

  test('a page that stays unavailable is returned with its status after four requests', async () => {
    site.pages.set('/', 503);
    expect(await get('/')).toMatchObject({ status: 503 });
    expect(site.requested).toHaveLength(4);
  });

  test('a slow page is named after its time-out', async () => {
    site.pages.set('/', () => undefined);
    await expect(get('/', { timeoutMs: 100 })).rejects.toMatchObject({ code: 'site-slow' });
  });

  test('a page that never ends is stopped at its limit', async () => {
    site.pages.set('/', (_, response) => {
      const chunk = Buffer.alloc(1024 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    });
    await expect(get('/')).rejects.toMatchObject({ code: 'site-too-large' });
  });

  test('a small response that unpacks to more than the limit is stopped', async () => {
    const body = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    site.pages.set('/', { type: 'text/html', body, headers: { 'content-encoding': 'gzip' } });
    await expect(get('/')).rejects.toMatchObject({ code: 'site-too-large' });
  });

  test('a redirect within the site is followed, one to another host is not', async () => {
    site.pages.set('/old', { type: 'text/html', body: '', status: 301, headers: { location: '/new' } });
    site.pages.set('/new', 'new');
    expect(await get('/old')).toMatchObject({ url: `${site.address}/new`, status: 200 });
    site.pages.set('/away', {
      type: 'text/html',
      body: '',
      status: 302,
      headers: { location: 'http://169.254.169.254/' },
    });
    await expect(get('/away')).rejects.toMatchObject({ code: 'site-other-host' });
    site.pages.set('/loop', { type: 'text/html', body: '', status: 302, headers: { location: '/loop' } });
    await expect(get('/loop')).rejects.toMatchObject({ code: 'site-redirects' });
  });

  test.each(['127.0.0.1', 'localhost', '[::1]', '0.0.0.0'])(
    'the private host %s is not requested without permission',
    async (host) => {
      const address = site.address.replace('127.0.0.1', host);
      const client = new SiteClient({ site: address, allowPrivate: false });
      await expect(client.get(`${address}/`)).rejects.toMatchObject({ code: 'site-private' });
      expect(site.requested).toEqual([]);
    },
  );

  test('requests are made one after another, with a pause', async () => {
    let open = 0;
    let parallel = 0;
    site.pages.set('/', (_, response) => {
      open += 1;
      parallel = Math.max(parallel, open);
      setTimeout(() => {
        open -= 1;
        response.end('ok');
      }, 20);
    });
    const client = clientOf({ delayMs: 50 });
    const start = performance.now();
    await Promise.all([1, 2, 3].map(() => client.get(`${site.address}/`)));
    expect(parallel).toBe(1);
    expect(performance.now() - start).toBeGreaterThan(150);
  });

  test('a signal cancels the request in flight and the next ones', async () => {
    const controller = new AbortController();
    site.pages.set('/', () => controller.abort());
    const client = clientOf({ signal: controller.signal });
    await expect(client.get(`${site.address}/`)).rejects.toThrow(/abort/i);
    await expect(client.get(`${site.address}/`)).rejects.toThrow(/abort/i);
    expect(site.requested).toEqual(['/']);
  });

  test.each([
    ['old.campus.example', 'https://old.campus.example/'],
    ['http://old.campus.example/site#top', 'http://old.campus.example/site'],
    ['file:///etc/passwd', null],
    ['https://user:secret@old.campus.example/', null],
    ['not an address', null],
  ])('the entered address %s is read as %s', (text, address) => {
    expect(readSiteAddress(text)).toBe(address);
  });
});
