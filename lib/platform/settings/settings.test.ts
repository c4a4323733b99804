import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EnvironmentError } from './environment-error.ts';
import { parseEnvironment } from './schema.ts';
import { findSessionSecrets } from './session-secrets.ts';

describe('schema', () => {
  const secret = 'a'.repeat(32);

  /** The lines of the error, or none if the environment is accepted. */
  function refusal(variables: Record<string, string>): string[] {
    try {
      parseEnvironment(variables);
      return [];
    } catch (error) {
      if (error instanceof EnvironmentError) return error.message.split('\n');
      throw error;
    }
  }

  test('an empty environment gives the defaults', () => {
    expect(parseEnvironment({ PATH: '/bin' })).toEqual({
      port: 3000,
      processes: null,
      host: '0.0.0.0',
      siteUrl: 'http://localhost:3000',
      upstreamUrl: null,
      siteContentUrl: null,
      profilePictureUrl: null,
      upstreamTimeoutMs: 5000,
      dataDir: '.data',
      sessionSecrets: null,
      revalidateSecret: null,
      pushKey: null,
      pushServices: [],
      apiRateLimit: 30_000,
      redisUrl: null,
      redisSentinels: [],
      redisCluster: [],
      trustProxy: 0,
      qaaUser: 'qaa',
      qaaPassword: null,
      serviceWorker: true,
      readsDocuments: true,
      recognisesPages: true,
      warmsUp: true,
      offersDictionaries: true,
      isServedHere: false,
      logLevel: 'info',
      mail: null,
      remoteBackup: null,
      enquiryDelivery: 'admin',
      subscriptions: null,
      channels: { webhook: null, telegram: null, facebook: null, viber: null, indexNow: null },
      alerts: null,
      alertsLanguage: 'both',
      alertsHour: 7,
      updateFeed: null,
      metricsSecret: null,
    });
  });

  test('an empty or blank variable counts as unset', () => {
    const names = ['PORT', 'SITE_URL', 'UPSTREAM_URL', 'SESSION_SECRET', 'TRUST_PROXY', 'REDIS_URL', 'DATA_DIR'];
    for (const blank of ['', '  ']) {
      expect(parseEnvironment(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(parseEnvironment({}));
    }
  });

  test('the address of the site follows the port', () => {
    expect(parseEnvironment({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  });

  test.each([
    ['PORT', '0', 'port', 0],
    ['PORT', '65535', 'port', 65_535],
    ['HOST', '::1', 'host', '::1'],
    ['SITE_URL', 'https://Campus.example/', 'siteUrl', 'https://campus.example'],
    ['UPSTREAM_URL', 'http://127.0.0.1:9000/campus/v1//', 'upstreamUrl', 'http://127.0.0.1:9000/campus/v1'],
    ['SITE_CONTENT_URL', 'http://10.0.0.2:4000/', 'siteContentUrl', 'http://10.0.0.2:4000'],
    // The machine with the admin also has the records.
    ['SITE_CONTENT_URL', 'http://10.0.0.2:4000', 'upstreamUrl', 'http://10.0.0.2:4000'],
    ['PROFILE_PICTURE_URL', 'https://pictures.example/', 'profilePictureUrl', 'https://pictures.example'],
    ['UPSTREAM_TIMEOUT_MS', '100', 'upstreamTimeoutMs', 100],
    ['UPSTREAM_TIMEOUT_MS', '60000', 'upstreamTimeoutMs', 60_000],
    ['SESSION_SECRET', ` ${secret} , ${secret}b `, 'sessionSecrets', [secret, `${secret}b`]],
    ['REVALIDATE_SECRET', 'hook', 'revalidateSecret', 'hook'],
    ['API_RATE_LIMIT', '0', 'apiRateLimit', 0],
    ['PUSH_KEY', 'k'.repeat(43), 'pushKey', 'k'.repeat(43)],
    [
      'PUSH_SERVICES',
      'https://push.example, http://[::1]:81/',
      'pushServices',
      ['https://push.example', 'http://[::1]:81'],
    ],
    ['REDIS_URL', 'rediss://user:pw@cache:6380/1', 'redisUrl', 'rediss://user:pw@cache:6380/1'],
    ['REDIS_SENTINELS', '10.0.0.2:26379, cache-b:26379', 'redisSentinels', ['10.0.0.2:26379', 'cache-b:26379']],
    ['REDIS_CLUSTER', '10.0.0.2:6379', 'redisCluster', ['10.0.0.2:6379']],
    ['TRUST_PROXY', '10', 'trustProxy', 10],
    ['QAA_PASSWORD', 'correct horse', 'qaaPassword', 'correct horse'],
    ['ALERTS_LANGUAGE', 'ne', 'alertsLanguage', 'ne'],
    ['ALERTS_HOUR', '23', 'alertsHour', 23],
    ['UPDATE_FEED', '/srv/feed.xml', 'updateFeed', '/srv/feed.xml'],
    ['UPDATE_FEED', 'https://releases.example/feed.json', 'updateFeed', 'https://releases.example/feed.json'],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
  ] as const)('%s=%s is accepted', (name, value, key, expected) => {
    expect(parseEnvironment({ [name]: value })[key]).toEqual(expected);
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['PORT', '3000.5'],
    ['HOST', 'http://x/'],
    ['SITE_URL', 'campus.example'],
    ['SITE_URL', 'https://campus.example/site'],
    ['SITE_URL', 'https://campus.example/?a'],
    ['SITE_URL', 'ftp://campus.example'],
    ['UPSTREAM_URL', 'file:///etc'],
    ['UPSTREAM_URL', 'http://user:pw@api.example'],
    ['UPSTREAM_URL', 'http://api.example/?key=1'],
    ['UPSTREAM_URL', 'http://'],
    ['SITE_CONTENT_URL', '10.0.0.2:4000'],
    ['SITE_CONTENT_URL', 'http://user:pw@admin.example'],
    ['PROFILE_PICTURE_URL', 'javascript:alert(1)'],
    ['UPSTREAM_TIMEOUT_MS', '99'],
    ['UPSTREAM_TIMEOUT_MS', '60001'],
    ['UPSTREAM_TIMEOUT_MS', '5s'],
    ['DATA_DIR', 'a\u0000b'],
    ['SESSION_SECRET', 'b'.repeat(31)],
    ['SESSION_SECRET', `${secret},`],
    ['REVALIDATE_SECRET', 'two words'],
    ['API_RATE_LIMIT', '-1'],
    ['API_RATE_LIMIT', '1000001'],
    ['PUSH_KEY', 'k'.repeat(42)],
    ['PUSH_SERVICES', 'push.example'],
    ['PUSH_SERVICES', 'https://push.example/send'],
    ['REDIS_URL', 'http://cache'],
    ['REDIS_SENTINELS', 'cache-b'],
    ['REDIS_CLUSTER', '10.0.0.2:6379,'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', 'yes'],
    ['QAA_USER', 'u'.repeat(101)],
    ['QAA_PASSWORD', 'p'.repeat(201)],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'mail.example:587'],
    ['ENQUIRY_TO', 'office@campus.example, all@campus.example'],
    ['ENQUIRY_TO', 'office@campus.example\r\nBcc: all@campus.example'],
    ['ENQUIRY_FROM', 'office'],
    ['ALERTS_TO', 'it@campus.example, office'],
    ['ALERTS_TO', 'it@campus.example\r\nBcc: all@campus.example'],
    ['ALERTS_LANGUAGE', 'fr'],
    ['ALERTS_HOUR', '24'],
    ['UPDATE_FEED', 'feed.xml'],
    ['UPDATE_FEED', 'file:///srv/feed.xml'],
    ['WEBHOOK_URL', 'http://apps.campus.example/notices'],
    ['WEBHOOK_URL', 'https://user:secret@apps.campus.example/'],
    ['WEBHOOK_SECRET', 'secret'],
    ['WEBHOOK_CATEGORIES', 'Vacancies; Tenders'],
    ['WEBHOOK_SECRET', `whsec_${'A'.repeat(28)}`],
    ['TELEGRAM_TOKEN', 'AAE-secret'],
    ['TELEGRAM_CHAT', 'campus'],
    ['FACEBOOK_PAGE', 'our.campus'],
    ['VIBER_TOKEN', 'short'],
    ['INDEXNOW_KEY', 'not/a/key'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is rejected in one line with the name and without the value', (name, value) => {
    const lines = refusal({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} takes `));
    expect(lines[0]).not.toContain('undefined');
    if (name.includes('SECRET') || name.includes('PASSWORD')) expect(lines[0]).not.toContain(value);
  });

  test('several invalid variables get a line each', () => {
    const lines = refusal({ PORT: 'x', TRUST_PROXY: '-', SITE_URL: '/' });
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['PORT', 'SITE_URL', 'TRUST_PROXY']);
  });

  test('plain Node can import the schema', () => {
    const script =
      "import('./lib/platform/settings/schema.ts').then((m) => console.log(m.parseEnvironment({ PORT: '81' }).port))";
    expect(execFileSync('node', ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim()).toBe('81');
  });

  test('mail requires a server and an address, and the sender defaults to the recipient', () => {
    const both = { SMTP_URL: 'smtp://u:p@mail.example:587', ENQUIRY_TO: 'office@campus.example' };
    expect(parseEnvironment(both).mail).toEqual({
      server: both.SMTP_URL,
      to: both.ENQUIRY_TO,
      from: both.ENQUIRY_TO,
    });
    expect(parseEnvironment({ ...both, ENQUIRY_FROM: 'web@campus.example' }).mail?.from).toBe('web@campus.example');
    expect(() => parseEnvironment({ SMTP_URL: both.SMTP_URL })).toThrow('ENQUIRY_TO');
    expect(() => parseEnvironment({ ENQUIRY_TO: both.ENQUIRY_TO })).toThrow('SMTP_URL');
  });

  test('alerts require a mail server; visitors’ messages still go to the admin', () => {
    const alerts = { SMTP_URL: 'smtp://mail.example', ALERTS_TO: 'it@campus.example, chief@campus.example' };
    expect(parseEnvironment(alerts)).toMatchObject({
      alerts: { server: alerts.SMTP_URL, to: alerts.ALERTS_TO, from: 'it@campus.example' },
      mail: null,
      enquiryDelivery: 'admin',
    });
    expect(parseEnvironment({ ...alerts, ENQUIRY_TO: 'office@campus.example' })).toMatchObject({
      alerts: { from: 'office@campus.example' },
      enquiryDelivery: 'mail',
    });
    expect(() => parseEnvironment({ ALERTS_TO: alerts.ALERTS_TO })).toThrow('SMTP_URL');
  });

  test('Redis is one server, or has Sentinels, or is a cluster', () => {
    const both = { REDIS_SENTINELS: 'a:26379', REDIS_CLUSTER: 'a:6379' };
    expect(refusal(both)).toEqual(['REDIS_SENTINELS and REDIS_CLUSTER exclude each other']);
  });

  test('a channel needs both of its settings', () => {
    const webhook = { WEBHOOK_URL: 'http://127.0.0.1:9000/in?a=b', WEBHOOK_SECRET: `whsec_${'A'.repeat(43)}=` };
    expect(parseEnvironment(webhook).channels).toEqual({
      ...{ telegram: null, facebook: null, viber: null, indexNow: null },
      webhook: { url: webhook.WEBHOOK_URL, secret: webhook.WEBHOOK_SECRET, categories: null },
    });
    const limited = parseEnvironment({ ...webhook, WEBHOOK_CATEGORIES: 'vacancies, tenders' });
    expect(limited.channels.webhook?.categories).toEqual(['vacancies', 'tenders']);
    expect(() => parseEnvironment({ WEBHOOK_CATEGORIES: 'exam' })).toThrow('WEBHOOK_URL');
    expect(parseEnvironment({ INDEXNOW_KEY: 'a1b2c3d4' }).channels.indexNow).toEqual({ key: 'a1b2c3d4' });
    for (const [name, value] of [
      ['WEBHOOK_URL', webhook.WEBHOOK_URL],
      ['TELEGRAM_CHAT', '@campus'],
      ['FACEBOOK_PAGE', '546349135390552'],
      ['VIBER_SENDER', '01234567890A='],
    ] as const)
      expect(refusal({ [name]: value })).toEqual([expect.stringMatching(`^.*${name}.* go together`)]);
  });
});

describe('session secrets', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'session-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('the secrets of the environment have priority, and no file is written', () => {
    const secrets = ['x'.repeat(32)];
    expect(findSessionSecrets({ sessionSecrets: secrets, dataDir: folder })).toEqual(secrets);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a secret is created, stored readable only by its owner, and reused', () => {
    const dataDir = join(folder, 'new', 'data');
    const first = findSessionSecrets({ sessionSecrets: null, dataDir });
    expect(first).toHaveLength(1);
    expect(first[0]?.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['session-secret']);
    expect(findSessionSecrets({ sessionSecrets: null, dataDir })).toEqual(first);
  });

  test('a corrupt key file is rejected and left untouched', () => {
    writeFileSync(join(folder, 'session-secret'), 'short');
    expect(() => findSessionSecrets({ sessionSecrets: null, dataDir: folder })).toThrow(EnvironmentError);
    expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe('short');
  });

  test('an unusable folder is reported in one line with DATA_DIR', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o600);
    const attempt = () => findSessionSecrets({ sessionSecrets: null, dataDir: join(file, 'inside') });
    expect(attempt).toThrow(EnvironmentError);
    expect(attempt).toThrow(/^DATA_DIR [^\n]*$/);
  });

  test('processes that start simultaneously use the same secret', async () => {
    const script = `const { findSessionSecrets } = await import('./lib/platform/settings/session-secrets.ts');
    console.log(findSessionSecrets({ sessionSecrets: null, dataDir: process.argv[1] })[0]);`;
    const run = () =>
      promisify(execFile)('node', ['--conditions=react-server', '--input-type=module', '-e', script, folder]);
    const outputs = await Promise.all([run(), run(), run(), run()]);
    const stored = readFileSync(join(folder, 'session-secret'), 'utf8');
    expect(outputs.map((output) => output.stdout.trim())).toEqual(Array(4).fill(stored));
  });
});
