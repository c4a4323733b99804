import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';
import type { ContainerTool } from './container-tool.ts';

const mirror = 'http://deb.debian.org/debian';
// As in the official image, which has no manuals.
const manuals = ['usr/share/doc', 'usr/share/man', 'usr/share/info', 'usr/share/locale', 'var/cache/apt'];

/** The images that a Dockerfile begins with, by the names of their arguments. */
function baseImages(dockerfile: string): Record<string, string> {
  return Object.fromEntries(
    [...dockerfile.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name = '', image = '']) => [name, image]),
  );
}

const npm = (...args: string[]) => execFileSync('npm', [...args, '--loglevel=error'], { encoding: 'utf8' }).trim();

/** The folder of npm: of the one that runs this command, else of the first on the path. */
function npmFolder(): string {
  const program = process.env.npm_execpath ?? execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  return dirname(dirname(realpathSync(program)));
}

function debian(tool: ContainerTool, suite: string, folder: string): string {
  const name = `localhost/campus-debian:${suite}`;
  if (tool.has(name)) return name;
  if (process.getuid?.() !== 0 || spawnSync('debootstrap', ['--version']).status !== 0) {
    throw new Error('Replacing the Debian image needs debootstrap and root.');
  }
  const [root, archive] = [join(folder, suite), join(folder, `${suite}.tar`)];
  rmSync(root, { recursive: true, force: true });
  execFileSync('debootstrap', ['--variant=minbase', suite, root, mirror], { stdio: 'ignore' });
  for (const path of manuals) rmSync(join(root, path), { recursive: true, force: true });
  execFileSync('tar', ['-C', root, '-cf', archive, '.']);
  tool.do('import', archive, name);
  for (const path of [root, archive]) rmSync(path, { recursive: true });
  return name;
}

/** Builds an image with Node and npm like the official one, and the npm registry settings of this machine. */
function builder(tool: ContainerTool, base: string, folder: string): string {
  const node = `node_modules/node-${process.platform}-${process.arch}`;
  const name = `localhost/campus-builder:${JSON.parse(readFileSync(join(node, 'package.json'), 'utf8')).version}`;
  if (tool.has(name)) return name;
  const context = join(folder, 'builder');
  rmSync(context, { recursive: true, force: true });
  mkdirSync(join(context, 'local/bin'), { recursive: true });
  mkdirSync(join(context, 'local/etc'));
  cpSync(join(node, 'bin/node'), join(context, 'local/bin/node'));
  cpSync(npmFolder(), join(context, 'local/lib/node_modules/npm'), { recursive: true });
  const authorities = [npm('config', 'get', 'cafile'), `${process.env.NODE_EXTRA_CA_CERTS}`].find(existsSync);
  const settings = [`registry=${npm('config', 'get', 'registry')}`];
  if (authorities) {
    cpSync(authorities, join(context, 'local/etc/authorities.crt'), { dereference: true });
    settings.push('cafile=/usr/local/etc/authorities.crt');
  }
  writeFileSync(join(context, 'local/etc/npmrc'), `${settings.join('\n')}\n`);
  const npmCommand = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm';
  writeFileSync(join(context, 'Dockerfile'), `FROM ${base}\nCOPY local /usr/local\nRUN ${npmCommand}\n`);
  tool.do('build', ...tool.forBuild, '--tag', name, context);
  rmSync(context, { recursive: true });
  return name;
}

/**
 * Pulls the images that the Dockerfile begins with; where that fails, builds them from Debian packages and the Node of the lock file.
 * Returns arguments for `build`: none, or the names of the replacements.
 */
export function provideBaseImages(tool: ContainerTool, folder: string, dockerfile: string): string[] {
  const images = baseImages(dockerfile);
  const failed = Object.values(images).find((image) => tool.attempt('pull', image).status !== 0);
  if (!failed) {
    print(`Base images from the registry: ${Object.values(images).join(', ')}.`);
    return [];
  }
  const suite = /bookworm|trixie/.exec(images.BASE ?? '')?.[0];
  if (!suite) throw new Error(`deploy/Dockerfile names no Debian: ${images.BASE}`);
  print(
    `${failed} is not available. The base images are built here: Debian ${suite} by debootstrap, with Node and npm.`,
  );
  const base = debian(tool, suite, folder);
  return ['--build-arg', `BASE=${base}`, '--build-arg', `BUILDER=${builder(tool, base, folder)}`];
}
