import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { localAddress } from '#lib/platform/http/local-address.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { saveSite } from '#operations/static-export/save-site.ts';
import { settings } from '#server/process/settings.ts';

const help = `site export-static FOLDER
Saves all public pages of the running site in both languages in a new folder, with their files and pictures, as HTML that needs no
server (docs/leaving.md). Exit code 1: a page or file could not be read; it is named, and its links are removed.`;

const [name, ...more] = process.argv.slice(2);
if (name === undefined || name.startsWith('-') || more.length > 0) fail(help);
const folder = resolve(process.env.CALLED_FROM ?? '.', name);
if (existsSync(folder)) fail(`${folder} exists already.`);
const { host, port, siteUrl } = settings();
const address = localAddress(host, port);
print(`Reading ${address} …`);
const { pages, files, missing } = await saveSite({ address, siteUrl }, folder, new Date()).catch((error: Error) =>
  fail(`${error.message}: start the site first.`),
);
for (const each of missing) console.error(`✗ not found: ${each}`);
print(`Exported ${pages} pages and ${files} files to ${folder}.`);
process.exitCode = missing.length > 0 ? 1 : 0;
