import { lookup } from 'node:dns/promises';
import { readdirSync, realpathSync, statfsSync, statSync } from 'node:fs';
import { networkInterfaces, userInfo } from 'node:os';
import { join } from 'node:path';
import { connect as connectSafely, type TLSSocket } from 'node:tls';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { secretFaults, settingsFaults } from './setting-checks.ts';

const TIMEOUT_MS = 5000;
/** The year of this release, and the years in which somebody updates it. */
const RELEASE_YEAR = 2026;
const MAX_AGE_YEARS = 15;
export const FULL_DISK_PERCENT = 85;
const DAY_MS = 86_400_000;
/** Days before the end of a certificate by which its automatic renewal must have happened. */
const MIN_DAYS_LEFT = 21;

/** Faults of the machine around the site, each with its remedy. */
export async function findMachineFaults(environment: Environment): Promise<string[]> {
  const { siteUrl, dataDir } = environment;
  const faults = [
    ...ownerFaults(dataDir),
    ...clockFaults(new Date()),
    ...settingsFaults(process.env.SETTINGS_FILE ?? '.env'),
    ...secretFaults(environment),
  ];
  const url = new URL(siteUrl);
  // Without HTTPS the site is not public yet.
  if (url.protocol === 'https:') faults.push(...(await publicFaults(url)));
  return faults;
}

/** The name of a user; the number where the system has no name, as in a container. */
function nameOfUser(uid: number): string {
  try {
    return userInfo().username;
  } catch {
    return String(uid);
  }
}

/** Files that the user of the site could not write: mostly made by a command that was run as root. */
export function ownerFaults(dataDir: string): string[] {
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (!folder) return [];
  const uid = process.getuid?.() ?? 0;
  const here = realpathSync(dataDir);
  if (uid === 0 && folder.uid !== 0) {
    return [
      `You are root, and ${here} is not root's: the site could not change files that a command makes there. Run it as the site's user: site --campus NAME …`,
    ];
  }
  if (uid === 0) return [];
  const ownerOf = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.uid;
  // A folder of another user may not even be readable.
  const names = folder.uid === uid ? readdirSync(dataDir) : [''];
  const foreign = names.filter((name) => ownerOf(name) !== uid);
  if (foreign.length === 0) return [];
  const owner = nameOfUser(uid);
  const whose = foreign.some((name) => ownerOf(name) === 0) ? 'root' : 'another user';
  const what = foreign.map((name) => join(here, name)).join(', ');
  return [
    `${what} ${foreign.length === 1 ? 'belongs' : 'belong'} to ${whose}, and the site cannot write there: chown -R ${owner}:${owner} ${here}`,
  ];
}

/** The months of the calendar of Nepal that this program knows bound the time in which it can run. */
export function clockFaults(now: Date): string[] {
  const year = now.getUTCFullYear();
  if (year >= RELEASE_YEAR && year < RELEASE_YEAR + MAX_AGE_YEARS) return [];
  return [
    `The clock of this machine says ${now.toISOString().slice(0, 10)}: timedatectl shows whether it is set by the network.`,
  ];
}

/** Share of a disk that is used, in percent; null where there is none. */
export function diskShare(folder: string): number | null {
  try {
    const { blocks, bfree, bavail } = statfsSync(folder);
    const used = blocks - bfree;
    return Math.ceil((100 * used) / (used + bavail));
  } catch {
    return null;
  }
}

/** Faults that keep browsers from reaching this site under its name: address, port, certificate, response. */
export async function publicFaults({ hostname, port, origin }: URL): Promise<string[]> {
  const number = Number(port) || 443;
  let addresses: string[];
  try {
    addresses = (await lookup(hostname, { all: true })).map(({ address }) => address);
  } catch {
    return [
      `The name ${hostname} does not resolve: add an A record with the address of this machine, and wait until it resolves.`,
    ];
  }
  const own = Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address));
  const elsewhere = addresses.some((address) => own.includes(address))
    ? ''
    : ` ${hostname} leads to ${addresses.join(', ')}, and this machine has ${own.join(', ')}: where no router stands between them, correct the A record.`;
  const socket = await connectTo(hostname, number);
  if (typeof socket === 'string') {
    if (elsewhere) return [`${socket}${elsewhere}`];
    return [
      `${socket} Is nginx running? systemctl status nginx; nginx -t checks its files. Is the port open in the firewall?`,
    ];
  }
  const faults = certificateFaults(socket, hostname);
  socket.destroy();
  if (faults.length > 0) return faults.map((fault) => `${fault}${elsewhere}`);
  return (await respondsAsSite(origin))
    ? []
    : [
        `${hostname} responds, but not as this site: systemctl status 'campus-website@*'; does nginx use the PORT of the site?${elsewhere}`,
      ];
}

/** The connection, regardless of its certificate; or the reason of its failure. */
function connectTo(servername: string, port: number): Promise<TLSSocket | string> {
  return new Promise((resolve) => {
    const socket = connectSafely({
      host: servername,
      port,
      servername,
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    });
    const fail = () => {
      socket.destroy();
      resolve(`No response from ${servername}, port ${port}, over TLS.`);
    };
    socket
      .once('secureConnect', () => resolve(socket))
      .once('timeout', fail)
      .once('error', fail);
  });
}

/** Days until the certificate of an address ends, negative after its end; null without a connection. */
export async function certificateDays({ hostname, port }: URL): Promise<number | null> {
  const socket = await connectTo(hostname, Number(port) || 443);
  if (typeof socket === 'string') return null;
  const days = daysLeft(socket);
  socket.destroy();
  return Number.isNaN(days) ? null : days;
}

const daysLeft = (socket: TLSSocket) =>
  Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);

function certificateFaults(socket: TLSSocket, hostname: string): string[] {
  const { valid_to: until, subject, issuer } = socket.getPeerCertificate();
  const days = daysLeft(socket);
  if (days < 0)
    return [`The certificate of ${hostname} ended on ${until}: certbot renew prints why it was not renewed.`];
  if (subject?.CN === issuer?.CN) {
    return [`The certificate of ${hostname} is self-signed: certbot gets a trusted one (docs/going-live.md, step 5).`];
  }
  if (!socket.authorized)
    return [
      `Browsers do not trust the certificate of ${hostname} (${socket.authorizationError}): docs/going-live.md, step 5.`,
    ];
  if (days < MIN_DAYS_LEFT)
    return [
      `The certificate of ${hostname} ends in ${days} days and should have been renewed: certbot renew prints why it was not.`,
    ];
  return [];
}

async function respondsAsSite(origin: string): Promise<boolean> {
  try {
    const reply = await fetch(`${origin}/api/health/live`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return reply.ok && (await reply.text()).includes('"live"');
  } catch {
    return false;
  }
}
