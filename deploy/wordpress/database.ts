import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Database {
  socket: string;
  create: (name: string) => void;
  stop: () => Promise<void>;
}

/** Starts MariaDB without a network, with its data in `folder`. */
export async function startDatabase(folder: string): Promise<Database> {
  const user = userInfo().username;
  const [data, socket] = [join(folder, 'mariadb'), join(folder, 'mariadb.sock')];
  const install = ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'];
  execFileSync('mariadb-install-db', [...install, `--user=${user}`], { stdio: 'ignore', env: process.env });
  const options = [
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
  ];
  const server = spawn(
    '/usr/sbin/mariadbd',
    ['--no-defaults', ...options, `--pid-file=${join(folder, 'mariadb.pid')}`, `--user=${user}`],
    { stdio: ['ignore', 'ignore', 'pipe'], env: process.env },
  );
  let printed = '';
  server.stderr.on('data', (chunk) => (printed = `${printed}${chunk}`.slice(-4000)));
  const stop = async () => {
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  const run = (sql: string) =>
    execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '--execute', sql], {
      stdio: ['ignore', 'ignore', 'ignore'],
      env: process.env,
    });
  while (!existsSync(socket)) {
    if (server.exitCode !== null) throw new Error(`MariaDB does not start:\n${printed}`);
    await pause(100);
  }
  return { socket, create: (name) => run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`), stop };
}
