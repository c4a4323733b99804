import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Machine } from './machine.ts';

/** Settings of the machine's certbot: lines of /etc/letsencrypt/cli.ini. */
export const certbotSettings = 'server = https://localhost:14000/dir\nno-verify-ssl = true\n';

/** Starts an ACME certificate authority (Pebble) in the network of a machine; all names resolve to its loopback. */
export function startTestCa(machine: Machine): { stop: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'campus-test-ca-'));
  const [key, certificate, config] = ['key.pem', 'certificate.pem', 'config.json'].map((name) => join(folder, name));
  const own = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const files = ['-keyout', String(key), '-out', String(certificate)];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...own, ...files], { stdio: 'ignore' });
  const listens = { listenAddress: '127.0.0.1:14000', managementListenAddress: '127.0.0.1:15000' };
  const validation = { httpPort: 80, tlsPort: 443, ocspResponderURL: '', externalAccountBindingRequired: false };
  writeFileSync(
    String(config),
    JSON.stringify({ pebble: { ...listens, certificate, privateKey: key, ...validation } }),
  );
  const start = (words: [string, ...string[]], env: Record<string, string>): ChildProcess => {
    const [program, ...args] = words;
    return spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  };
  const names = ['-dns01', '127.0.0.1:8053', '-defaultIPv4', '127.0.0.1', '-defaultIPv6', ''];
  const nothingElse = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', '127.0.0.1:8055'];
  const programs = [
    start(machine.inNetwork('pebble-challtestsrv', ...names, ...nothingElse), {}),
    start(machine.inNetwork('pebble', '-config', String(config), '-dnsserver', '127.0.0.1:8053'), {
      PEBBLE_VA_NOSLEEP: '1',
      PEBBLE_WFE_NONCEREJECT: '0',
    }),
  ];
  return {
    stop() {
      for (const program of programs) program.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
