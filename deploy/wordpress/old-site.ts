import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, globSync, mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { isOpen } from '#deploy/testing/ports.ts';
import { freePort } from '#e2e/support/process.ts';
import type { Database } from './database.ts';
import { WORDPRESS } from './programs.ts';

const scripts = join(import.meta.dirname, 'php');

/** An address of an old site, and what it has there. */
const oldAddress = z.object({
  path: z.string(),
  kind: z.string(),
  title: z.string().optional(),
  /** Text that only this post or page has. */
  mark: z.string().nullable().optional(),
  /** SHA-256 of the file. */
  file: z.string().optional(),
  type: z.string().optional(),
});
export type OldAddress = z.infer<typeof oldAddress>;

export interface OldWordPress {
  address: string;
  uploads: string;
  /** The export file that its dashboard offers. */
  exportFile: string;
  addresses: OldAddress[];
  stop: () => Promise<void>;
}

/** Installs WordPress in `folder`, fills it with `php/NAME.php`, and serves it on a local port. */
export async function startOldWordPress(name: string, folder: string, database: Database): Promise<OldWordPress> {
  const root = join(folder, name);
  const content = join(root, 'wp-content');
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const schema = name.replaceAll('-', '_');
  const environment = {
    ...process.env,
    OLD_SITE_ROOT: root,
    OLD_SITE_ADDRESS: address,
    OLD_SITE_DATABASE: schema,
    OLD_SITE_SOCKET: database.socket,
    OLD_SITE_TITLE: 'Campus',
  };
  const php = (script: string, more: Record<string, string> = {}): string => {
    const { status, stdout, stderr } = spawnSync('php', ['-d', 'memory_limit=512M', join(scripts, `${script}.php`)], {
      encoding: 'utf8',
      env: { ...environment, ...more },
      maxBuffer: 100_000_000,
    });
    if (status !== 0) throw new Error(`${script}.php failed:\n${stdout.slice(-2000)}${stderr}`);
    return stdout;
  };
  for (const part of ['themes/plain', 'uploads', 'mu-plugins']) mkdirSync(join(content, part), { recursive: true });
  for (const file of globSync('*.php', { cwd: WORDPRESS })) copyFileSync(join(WORDPRESS, file), join(root, file));
  for (const part of ['wp-admin', 'wp-includes']) symlinkSync(join(WORDPRESS, part), join(root, part));
  copyFileSync(join(scripts, 'config.php'), join(root, 'wp-config.php'));
  copyFileSync(join(scripts, 'theme.php'), join(content, 'themes/plain/index.php'));
  writeFileSync(join(content, 'themes/plain/style.css'), '/*\nTheme Name: Plain\n*/\n');
  database.create(schema);
  php('install', { OLD_SITE_INSTALL: '1' });
  const plugin = join(scripts, `${name}-plugin.php`);
  if (globSync(plugin).length > 0) copyFileSync(plugin, join(content, 'mu-plugins/campus.php'));
  php(name);
  const exportFile = join(folder, `${name}.xml`);
  writeFileSync(exportFile, php('export'));
  const lines = php('addresses').trim().split('\n');
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', root, join(scripts, 'router.php')], {
    stdio: ['ignore', 'ignore', openSync(join(folder, `${name}.log`), 'w')],
    env: environment,
  });
  while (!(await isOpen(port, '127.0.0.1'))) {
    if (server.exitCode !== null) throw new Error('The web server of PHP does not start');
    await pause(50);
  }
  return {
    address,
    uploads: join(content, 'uploads'),
    exportFile,
    addresses: lines.map((line) => oldAddress.parse(JSON.parse(line))),
    stop: async () => {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
  };
}
