import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '#e2e/support/servers.ts';
import { print } from '#lib/platform/runtime/console.mjs';
import { type CheckedAddress, checkAddresses } from './check-addresses.ts';
import { startDatabase } from './database.ts';
import { type OldWordPress, startOldWordPress } from './old-site.ts';

/** The second one has another structure; its script was written before its import was tried. */
const oldSites = ['first-site', 'held-out-site'] as const;

/** Arguments of the import from the export file with a copy of the files, and from the REST API. */
const sources = {
  export: ({ exportFile, uploads }: OldWordPress) => [exportFile, '--media', uploads],
  api: ({ address }: OldWordPress) => [address, '--private'],
} as const;

/**
 * Moves two WordPress sites to this one, from their export files and from their REST API, and requests all their old addresses. Writes
 * `test-results/old-sites.txt`.
 * @throws with the addresses that do not lead to the right page
 */
export async function runMoves(folder: string, only?: string): Promise<void> {
  const work = mkdtempSync(join(folder, 'old-sites-'));
  const database = await startDatabase(work);
  const report: string[] = [];
  const wrong: string[] = [];
  try {
    for (const name of oldSites) {
      if (only !== undefined && !only.startsWith(name)) continue;
      const old = await startOldWordPress(name, work, database);
      try {
        for (const source of Object.keys(sources) as (keyof typeof sources)[]) {
          const title = `${name} by ${source}`;
          if (only !== undefined && only !== name && only !== title) continue;
          print(`${title}: ${old.addresses.length} addresses`);
          // The REST API does not have earlier permalinks.
          const addresses = old.addresses.filter(({ kind }) => source === 'export' || kind !== 'earlier permalink');
          const checked = await move(
            { ...old, addresses },
            sources[source](old),
            join(work, `${name}-${source}`),
            report,
          );
          const bad = checked.filter(({ problem }) => problem !== null);
          report.push(`${title}: ${checked.length - bad.length} of ${checked.length} addresses lead to the right page`);
          report.push(...countByKind(checked), '');
          wrong.push(
            ...bad.map(
              (each) => `${title}: ${each.old.kind} ${each.old.path} → ${each.target ?? '–'}: ${each.problem}`,
            ),
          );
        }
      } finally {
        await old.stop();
      }
    }
  } finally {
    await database.stop();
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/old-sites.txt', `${[...report, ...wrong].join('\n')}\n`);
  }
  rmSync(work, { recursive: true });
  if (wrong.length > 0)
    throw new Error(`${wrong.length} old addresses lead elsewhere:\n${wrong.slice(0, 30).join('\n')}`);
}

async function move(
  old: OldWordPress,
  source: readonly string[],
  dataDir: string,
  report: string[],
): Promise<CheckedAddress[]> {
  const command = async (...words: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, QAA_USER: 'committee', QAA_PASSWORD: 'of-the-tests' };
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', 'campus-api/main.ts', ...words], {
      env,
      maxBuffer: 50_000_000,
    });
    return stdout;
  };
  await command('prepare', '--empty', '--name', 'Campus of the test');
  const start = performance.now();
  const printed = await command('import', 'wordpress', ...source, '--yes');
  writeFileSync(`${dataDir}.plan.txt`, printed);
  report.push(`imported in ${Math.round((performance.now() - start) / 1000)} s: ${printed.trim().split('\n').at(-1)}`);
  const site = await startSite('', { DATA_DIR: dataDir });
  try {
    return await checkAddresses(site.url, old.addresses);
  } finally {
    await site.stop();
  }
}

function countByKind(checked: readonly CheckedAddress[]): string[] {
  const kinds = Map.groupBy(checked, ({ old }) => old.kind);
  return [...kinds].map(([kind, all]) => {
    const right = all.filter(({ problem }) => problem === null).length;
    return `  ${kind}: ${right} of ${all.length}`;
  });
}
