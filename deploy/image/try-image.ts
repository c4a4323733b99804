import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#e2e/support/process.ts';
import { identity } from '#e2e/support/sample-site.ts';
import { print } from '#lib/platform/runtime/console.mjs';
import { provideBaseImages } from './base-images.ts';
import { composeService } from './compose-service.ts';
import { Container } from './container.ts';
import type { ContainerTool } from './container-tool.ts';

const secret = () => randomBytes(32).toString('hex');
const api = ['node', '--disable-warning=ExperimentalWarning', 'scripts/commands/campus-api.ts'];
const strayPrograms = ['npm', 'npx', 'corepack', 'yarn', 'git', 'curl', 'wget', 'gcc', 'make', 'python3'];

async function step<Result>(name: string, act: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await act();
  const detail = typeof result === 'string' && result !== '' ? `: ${result}` : '';
  print(`${name} (${((performance.now() - start) / 1000).toFixed(1)} s)${detail}`);
  return result;
}

/** Checks out HEAD, and adds files of a working folder: settings with a secret in them. */
function checkOut(context: string, decoy: string): void {
  rmSync(context, { recursive: true, force: true });
  mkdirSync(join(context, '.data'), { recursive: true });
  const archive = `${context}.tar`;
  execFileSync('git', ['archive', '--output', archive, 'HEAD']);
  execFileSync('tar', ['-xf', archive, '-C', context]);
  rmSync(archive);
  for (const file of ['.env', '.env.production', 'deploy/site.env', '.data/campus.db']) {
    writeFileSync(join(context, file), `SESSION_SECRET=${decoy}\n`);
  }
}

/** Checks the files of the image as root, so that nothing is hidden. */
function examineFiles(tool: ContainerTool, image: string, decoy: string, written: readonly string[]): string {
  const shell = (user: string, script: string) =>
    tool.do('run', '--rm', ...tool.forRun, '--user', user, image, 'sh', '-c', script);
  const strays = strayPrograms.map((name) => `command -v ${name} || true`).join('; ');
  assert.equal(shell('0', strays), '', 'the image has tools that the site does not need');
  const names = ['.git', '.env*', 'site.env', '*.map', 'npm-cli.js', '.npmrc'].map((name) => `-name '${name}'`);
  assert.equal(
    shell('0', `find / -xdev \\( ${names.join(' -o ')} \\) -not -path '/proc/*'`),
    '',
    'the image has files that it should not have',
  );
  assert.equal(
    shell('0', `grep -rlF ${decoy} / --exclude-dir=proc --exclude-dir=sys || true`),
    '',
    'a secret is in the image',
  );
  // Without --read-only: tests only the file permissions.
  const mayWrite = shell(
    '1000:1000',
    `find /data /backup /site /usr /etc /opt /var/lib -xdev -writable -not -type l 2>/dev/null || true`,
  );
  const owned = ['/data', '/backup', ...written.map((folder) => `/site/${folder}`)];
  assert.deepEqual(mayWrite.split('\n').toSorted(), owned.toSorted());
  return shell('0', 'du -sh /site | cut -f1');
}

/** Checks that the site runs as its user, and can change nothing of itself. */
function examineProcess(site: Container, written: readonly string[]): string {
  const status = site.exec('cat', '/proc/1/status');
  assert.match(status, /^Uid:\s+1000\s+1000\s/m);
  assert.match(status, /^CapEff:\s+0+$/m);
  assert.match(status, /^CapBnd:\s+0+$/m);
  assert.match(status, /^NoNewPrivs:\s+1$/m);
  const write = (path: string) => site.attempt('node', '--eval', `fs.writeFileSync('${path}/x', '')`).output;
  for (const path of ['/site', '/site/server', '/usr/bin']) assert.match(write(path), /EROFS|EACCES/, path);
  for (const path of ['/data', '/tmp', ...written]) assert.equal(write(path), '', path);
  return 'user 1000, without capabilities, on a file system that cannot be written';
}

/** Waits until an address responds with these words. @throws with the logs of the container when it does not */
async function pageWith(words: string, url: string, logs: () => string): Promise<void> {
  let last = '';
  for (let tries = 0; tries < 180; tries += 1) {
    try {
      const response = await fetch(url);
      const body = await response.text();
      if (response.status === 200 && body.includes(words)) return;
      last = `${response.status}: ${body.slice(0, 2000)}`;
    } catch (error) {
      last = String(error);
    }
    await pause(500);
  }
  throw new Error(`${url} has no “${words}”, it is ${last}\n${logs()}`);
}

/**
 * Builds the image of HEAD, starts it as the compose file does, and checks every documented property. `written`: the folders of the site that
 * it may write. @throws with the first failed check
 */
export async function tryImage(tool: ContainerTool, folder: string, written: readonly string[]): Promise<void> {
  const mark = `campus-image-${process.pid}`;
  const image = 'localhost/campus-website:test';
  const context = join(folder, 'context');
  const file = join(context, 'deploy/Dockerfile');
  const decoy = secret();
  checkOut(context, decoy);
  const compose = readFileSync(join(context, 'deploy/compose.yaml'), 'utf8');
  const [port, apiPort] = [await freePort(), await freePort()];
  const [url, apiUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${apiPort}`];
  const apiSettings = { CAMPUS_API_HOST: '127.0.0.1', CAMPUS_API_PORT: String(apiPort) };
  const siteSettings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    SITE_CONTENT_URL: apiUrl,
    SESSION_SECRET: secret(),
  };
  const campusApi = new Container(tool, `${mark}-api`, image, composeService(tool, compose, 'campus-api', apiSettings));
  const site = new Container(tool, `${mark}-site`, image, composeService(tool, compose, 'one', siteSettings));
  const notice = `परीक्षा फाराम भर्ने सम्बन्धी सूचना ${mark}`;
  const pages: [string, string][] = [
    ['/', identity.name.en],
    ['/ne', identity.name.ne],
    ['/notice/exam', identity.name.en],
    ['/ne/notice/exam', identity.name.ne],
  ];
  const startBoth = async () => {
    campusApi.start();
    await pageWith('"', `${apiUrl}/contact`, campusApi.logs);
    site.start();
    await site.waitUntilHealthy();
  };
  try {
    const bases = await step('Base images', () => provideBaseImages(tool, folder, readFileSync(file, 'utf8')));
    await step('Image of HEAD', () => {
      tool.do('build', ...tool.forBuild, ...bases, '--file', file, '--tag', image, context);
      const bytes = Number(tool.do('image', 'inspect', '--format', '{{.Size}}', image));
      return `${Math.round(bytes / 1e6)} MB`;
    });
    await step('Files', () => `${examineFiles(tool, image, decoy, written)} in /site`);
    await step('Campus API and site are healthy', startBoth);
    await step('Process', () => examineProcess(site, written));
    await step('Pages', async () => {
      for (const [path, words] of pages) await pageWith(words, `${url}${path}`, site.logs);
      return pages.map(([path]) => path).join(', ');
    });
    await step('A notice, published in the container', async () => {
      campusApi.exec(...api, 'notice', 'add', '--text', notice, '--department', 'exam');
      await pageWith(notice, `${url}/notice/exam`, site.logs);
    });
    await step('Doctor', () => {
      site.exec('bin/site', 'doctor');
    });
    await step('Memory', () => `site ${site.memory()}, campus API ${campusApi.memory()}`);
    await step('Ended by SIGTERM', () => {
      for (const container of [site, campusApi]) container.end();
    });
    await step('New containers on the same data', async () => {
      await startBoth();
      await pageWith(notice, `${url}/notice/exam`, site.logs);
    });
  } finally {
    for (const container of [site, campusApi]) container.remove();
    // Podman's image stays in the folder, for the next run.
    if (tool.name === 'docker') tool.attempt('rmi', image);
    rmSync(context, { recursive: true, force: true });
  }
}
