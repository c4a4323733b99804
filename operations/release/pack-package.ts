import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

interface PackageFile {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
}

const readPackage = (folder: string): PackageFile => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const packageFolder = (name: string) => join('packages', name.replace(/^.*\//, ''));
const isPackage = (name: string) => name.startsWith('@campus-website/');
const asScript = (path: string) => path.replace(/\.ts$/, '.js');

/** Imports of another package by its path, as `'../nepali/calendar/index.ts'`, become imports by its name. */
function importByName(source: string, file: string, others: readonly string[]): string {
  return source.replace(/(?<=\bfrom ')\.[^']*(?=')/g, (specifier) => {
    const target = join(dirname(file), specifier);
    const other = others.find((name) => target.startsWith(`${packageFolder(name)}/`));
    if (other === undefined) return specifier;
    const inside = `./${relative(packageFolder(other), target)}`;
    const [entry = ''] =
      Object.entries(readPackage(packageFolder(other)).exports).find(([, path]) => path === inside) ?? [];
    if (entry === '') throw new Error(`${file} imports ${target}, which its package does not export`);
    return join(other, entry);
  });
}

/**
 * Packs a package of `packages/` for npm into the folder `target`: scripts and types, as Node reads no TypeScript in `node_modules`, its
 * README and the licence, without tests; and the packages that it imports. Returns the archives by name. @throws Error for sources with wrong types
 */
export function packPackage(folder: string, target: string, archives = new Map<string, string>()): Map<string, string> {
  const described = readPackage(folder);
  const others = Object.keys(described.dependencies ?? {}).filter(isPackage);
  const work = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    const files = globSync(`${folder}/**/*.*`).filter((file) => !/\.test\.ts$|\/testing\//.test(file));
    for (const file of files) {
      const copy = join(work, 'source', relative(folder, file));
      mkdirSync(dirname(copy), { recursive: true });
      if (file.endsWith('.ts')) writeFileSync(copy, importByName(readFileSync(file, 'utf8'), file, others));
      else cpSync(file, copy);
    }
    symlinkSync(resolve('node_modules'), join(work, 'node_modules'));
    for (const other of others) {
      if (!archives.has(other)) packPackage(packageFolder(other), target, archives);
      unpack(archives.get(other) ?? '', join(work, 'source/node_modules', other));
    }
    const options = {
      ...{ target: 'es2023', module: 'nodenext', strict: true, skipLibCheck: true, lib: ['esnext', 'dom'] },
      ...{ declaration: true, rewriteRelativeImportExtensions: true, noUncheckedIndexedAccess: true },
      ...{ types: ['node'], rootDir: 'source', outDir: 'package' },
    };
    const configuration = { compilerOptions: options, include: ['source/**/*.ts'], exclude: ['source/node_modules'] };
    writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(configuration));
    execFileSync('node', [resolve('node_modules/typescript/bin/tsc'), '-p', work], { stdio: 'pipe', encoding: 'utf8' });
    for (const types of globSync(`${work}/package/**/*.d.ts`))
      writeFileSync(types, readFileSync(types, 'utf8').replace(/(?<=from '\.[^']*)\.ts(?=')/g, '.js'));
    for (const file of files.filter((path) => !path.endsWith('.ts')))
      cpSync(file, join(work, 'package', relative(folder, file)));
    cpSync('LICENSE', join(work, 'package/LICENSE'));
    const entries = Object.entries(described.exports).map(([entry, path]) => [
      entry,
      { types: path.replace(/\.ts$/, '.d.ts'), default: asScript(path) },
    ]);
    const packed = { ...described, exports: Object.fromEntries(entries) };
    writeFileSync(join(work, 'package/package.json'), `${JSON.stringify(packed, null, 2)}\n`);
    const args = ['pack', '--json', '--offline', '--ignore-scripts', '--pack-destination', resolve(target)];
    const report = execFileSync('npm', args, { cwd: join(work, 'package'), encoding: 'utf8', stdio: 'pipe' });
    const [, name = ''] = /"filename": "([^"]+)"/.exec(report) ?? [];
    return archives.set(described.name, join(target, name.replace('@', '').replace('/', '-')));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Unpacks the archive of a package into a folder, as `npm install` does. */
export function unpack(archive: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
}
