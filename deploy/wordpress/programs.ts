import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian packages of an old site; the web server is PHP's own. */
export const wordpressPackages = [
  'wordpress',
  'mariadb-server-core',
  'mariadb-client',
  'php-cli',
  'php-mysql',
  'php-gd',
];

export const WORDPRESS = '/usr/share/wordpress';

/** Null where an old site can be started; else the reason. */
export function wordpressMissingReason(): string | null {
  const lacks = ['php', 'mariadb-install-db'].filter(
    (program) => spawnSync('which', [program], { env: process.env }).status !== 0,
  );
  const modules = spawnSync('php', ['-m'], { encoding: 'utf8', env: process.env }).stdout ?? '';
  for (const name of ['mysqli', 'gd']) if (!modules.split('\n').includes(name)) lacks.push(`php-${name}`);
  if (!existsSync('/usr/sbin/mariadbd')) lacks.push('mariadbd');
  if (!existsSync(`${WORDPRESS}/wp-settings.php`)) lacks.push('WordPress');
  return lacks.length > 0
    ? `${lacks.join(', ')} is not installed (Debian: apt-get install ${wordpressPackages.join(' ')})`
    : null;
}
