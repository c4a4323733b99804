import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { expect, test } from '#e2e/support/qaa.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { qaaAccount } from '#e2e/support/servers.ts';

const { qaaDocuments } = sampleContent();

const names = qaaDocuments.map(({ link }) => link).filter((link) => !link.startsWith('https:'));
const [name = ''] = names;

test('files of the QAA list are not public', async ({ qaa: { site } }) => {
  for (const fileName of names) {
    for (const folder of ['/files/', '/files/profile/']) {
      expect([fileName, (await rawRequest(site.url, folder + fileName)).status]).toEqual([fileName, 404]);
    }
  }
});

test('files of the QAA list are not public under any spelling, method or range', async ({ qaa: { site } }) => {
  const encoded = [...name].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
  const spellings = [
    name.toUpperCase(),
    encoded,
    encoded.toUpperCase(),
    name.replace('qaa', '%2571aa'),
    name.replace('.pdf', '.PDF'),
    `${name}.`,
    `${name}%20`,
    `%20${name}`,
    `${name}%00`,
    `${name}%00.jpg`,
    `./${name}`,
    `..%2fimages%2f${name}`,
    `%2e%2e/images/${name}`,
    `x/../${name}`,
    `${name};x`,
    `${name}/`,
    `${name}%2f`,
    `${name}?name=x.pdf`,
    `${name}%3fx`,
    `${name}%23x`,
    name.replace('qaa', 'q%E2%80%8Daa'),
    name.replace('qaa', '%EF%BD%91aa'),
    name.replace('-', '%C2%AD-'),
    `\\${name}`,
    `%5c${name}`,
    `${name}+`,
    `${name}::$DATA`,
    `https:%2f%2flocalhost%2fimages%2f${name}`,
    `%ff${name}`,
  ];
  for (const spelling of spellings) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, body } = await rawRequest(site.url, `/files/${spelling}`, {
        method,
        headers: { range: 'bytes=0-9' },
      });
      expect([spelling, method, status < 300 ? status : 'rejected']).toEqual([spelling, method, 'rejected']);
      expect(body.toString('latin1')).not.toContain('%PDF');
    }
  }
});

test('the image optimiser opens neither the files nor the endpoints of the QAA area', async ({ qaa: { site } }) => {
  const targets = [
    `/files/${name}`,
    `/files/profile/${name}`,
    `/FILES/${name}`,
    '/api/qaa/documents',
    `/api/qaa/documents/x`,
    '/qaa/documents',
  ];
  for (const target of [...targets, ...targets.map((path) => `${site.url}${path}`)]) {
    for (const url of [target, encodeURIComponent(target), encodeURIComponent(`${target}?name=x.jpg`)]) {
      const { status } = await rawRequest(site.url, `/_next/image?url=${url}&w=660&q=60`);
      expect([url, status >= 400 && status < 500]).toEqual([url, true]);
    }
  }
});

test('files that the browser loads contain neither the account nor the address of the campus API', async ({
  qaa: { site, upstream },
  page,
  visit,
}) => {
  const folder = '.next/static';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|map)$/.test(file),
  );
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(texts.some((text) => text.includes('/api/qaa/login'))).toBe(true);
  await visit('/qaa');
  texts.push(await page.content(), (await rawRequest(site.url, '/qaa', { headers: { rsc: '1' } })).body.toString());
  for (const text of texts) {
    for (const secret of [
      qaaAccount.password,
      new URL(upstream.url).host,
      '/login/qaaLogin',
      'getQaaDocc',
      name,
      'SESSION_SECRET',
    ]) {
      expect(text.includes(secret)).toBe(false);
    }
  }
});
