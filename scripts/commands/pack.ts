import { mkdirSync } from 'node:fs';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { packPackage } from '#operations/release/pack-package.ts';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(name)) fail('Usage: npm run pack -- NAME, the folder of a package in packages/');
mkdirSync('release', { recursive: true });
for (const archive of packPackage(`packages/${name}`, 'release').values()) print(`Packed ${archive}, for npm publish.`);
