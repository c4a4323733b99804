import { strict as assert } from 'node:assert';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { say } from '#lib/runtime/console.mjs';
import { bootMachine, type Machine, makeRoot, memoryOf, type Outcome, runInRoot, signersRoot } from './machine.ts';
import { readSteps, type Step } from './steps.ts';
import { certbotSettings, startSigner } from './test-ca.ts';

const name = 'campus.example';
/** MB of the machine that the steps are for. */
const MEMORY = 1024;
const FIRST = 'site-2026-11-22';
const NEXT = 'site-2026-11-23';

interface Entry {
  step: string;
  seconds: number;
  output: string;
}

// What Debian installs does not start before the machine does.
const notStarted = "printf '#!/bin/sh\\nexit 101\\n' >/usr/sbin/policy-rc.d; chmod +x /usr/sbin/policy-rc.d";

const log: Entry[] = [];

/** Does a step, and notes how long it took and what it said. @throws with its output when it fails */
function note(step: string, act: () => Outcome): string {
  say(step);
  const start = performance.now();
  const { status, output } = act();
  log.push({ step, seconds: (performance.now() - start) / 1000, output: output.trim() });
  if (status !== 0) throw new Error(`“${step}” failed:\n${output}`);
  return output;
}

const titled = ({ heading, where }: Step) =>
  `${heading}${where.includes(',') ? ` (${where.replace(/^.*?, /, '')})` : ''}`;

/** The folder that was built, as `ssh` and `tar` would bring it to the machine. */
function copy(built: string, root: string, release: string): Outcome {
  const to = join(root, 'srv/campus', release);
  const { status, stderr } = spawnSync('cp', ['-a', built, to], { encoding: 'utf8' });
  return { status, output: `${stderr}${execFileSync('du', ['-sh', to], { encoding: 'utf8' }).split('\t')[0]} copied` };
}

/** What a wrong step ends in: a command that breaks something, what is run then, the words that must be in what it says, and what mends it. */
const wrongSteps: { what: string; breaks: string; run: string; says: RegExp; mends: string }[] = [
  {
    what: 'the port is taken',
    breaks: `systemctl stop campus-website; setsid /srv/campus/site/bin/node -e 'net.createServer().listen(3000)' >/dev/null 2>&1 </dev/null & echo $! >/tmp/taken; sleep 2`,
    run: `(timeout 100 /srv/campus/${FIRST}/deploy/switch.sh || true)`,
    says: /PORT 3000 is taken by another program/,
    mends: 'kill $(cat /tmp/taken); systemctl reset-failed campus-website; systemctl start campus-website',
  },
  {
    what: 'a secret is too short',
    breaks:
      'cp -p /srv/campus/site.env /tmp/site.env; sed -i "s/^SESSION_SECRET=.*/SESSION_SECRET=short/" /srv/campus/site.env',
    run: 'cd / && (runuser -u campus -- /srv/campus/site/bin/site doctor || true)',
    says: /SESSION_SECRET takes secrets of at least 32 characters each/,
    mends: 'cp -p /tmp/site.env /srv/campus/site.env',
  },
  {
    what: 'a folder has the wrong owner',
    breaks: 'chown root:root /srv/campus/data /srv/campus/data/campus.db',
    run: 'cd / && (runuser -u campus -- /srv/campus/site/bin/site doctor || true)',
    says: /belongs? to root.*chown -R campus:campus \/srv\/campus\/data/,
    mends: 'chown -R campus:campus /srv/campus/data',
  },
  {
    what: 'the settings are readable for all',
    breaks: 'chmod 644 /srv/campus/site.env',
    run: 'cd / && (runuser -u campus -- /srv/campus/site/bin/site doctor || true)',
    says: /chmod 640 /,
    mends: 'chmod 640 /srv/campus/site.env',
  },
  {
    what: 'the certificate is missing',
    breaks: 'mv /etc/ssl/campus/certificate.pem /tmp/; systemctl stop nginx',
    run: '(nginx -t || true); cd / && (runuser -u campus -- /srv/campus/site/bin/site doctor || true)',
    says: /cannot load certificate "\/etc\/ssl\/campus\/certificate\.pem"[\s\S]*Nothing answers at www\.campus\.example, port 443/,
    mends: 'mv /tmp/certificate.pem /etc/ssl/campus/; systemctl start nginx',
  },
  {
    what: 'the name leads elsewhere',
    breaks: `cp /etc/hosts /tmp/hosts; sed 's/^127.0.0.1.*/127.0.0.1 localhost/' /tmp/hosts >/etc/hosts; echo '192.0.2.7 www.${name}' >>/etc/hosts`,
    run: 'cd / && (runuser -u campus -- /srv/campus/site/bin/site doctor || true)',
    says: /www\.campus\.example leads to 192\.0\.2\.7, and this machine has/,
    mends: 'cat /tmp/hosts >/etc/hosts',
  },
  {
    what: 'the new version does not start',
    breaks: `cp -al /srv/campus/${FIRST} /srv/campus/site-broken; mv /srv/campus/site-broken/server/main.ts /srv/campus/site-broken/server/other.ts`,
    run: '(/srv/campus/site-broken/deploy/switch.sh || true); curl --silent --fail http://127.0.0.1:3000/api/health/ready',
    says: /site-broken does not start[\s\S]*runs on[\s\S]*"ready"/,
    mends: 'rm -r /srv/campus/site-broken',
  },
];

export function tryWrongSteps(machine: Machine): void {
  for (const { what, breaks, run, says, mends } of wrongSteps) {
    const broken = machine.run(breaks);
    assert.equal(broken.status, 0, `${what}: ${broken.output}`);
    const { output } = machine.run(run);
    const mended = machine.run(mends);
    if (!says.test(output)) throw new Error(`If ${what}, it says:\n${output}`);
    assert.equal(mended.status, 0, `${what}: ${mended.output}`);
    const line = output
      .split('\n')
      .filter((each) => /^✗|\[emerg\]/.test(each))
      .join('\n');
    log.push({ step: `If ${what}`, seconds: 0, output: line });
    say(`If ${what}: ${line}`);
  }
}

/** Who asks for how long, and what the services take then. */
function load(machine: Machine): string {
  const [program, ...args] = machine.inNetwork(process.execPath, 'deploy/live/visits.ts', `www.${name}`);
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /, 0 refused, 0 broken off/);
  const units = [...memoryOf(machine)].filter(([, megabytes]) => megabytes > 5);
  const memory = units
    .map(([unit, megabytes]) => `${unit.replace('.service', '')} ${Math.round(megabytes)} MB`)
    .join(', ');
  return `${stdout.trim()}; ${memory}`;
}

function shortLog(): string {
  const lines = log.map(({ step, seconds, output }) => {
    const said = output.split('\n').filter(Boolean).slice(-3).join('\n');
    return `${seconds > 0 ? `${seconds.toFixed(1)} s`.padStart(8) : '        '}  ${step}\n${said.replace(/^/gm, '              ')}`;
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Runs the commands of docs/going-live.md on a new Debian with 1 GB, from nothing to a notice that the office published, to an update and back; then
 * the wrong steps. `built`: a folder that stands alone. Notes all in test-results/going-live.txt.
 * @throws with the first thing that is not as it should be
 */
export async function goLive(built: string, folder: string): Promise<void> {
  const root = join(folder, 'machine');
  const steps = readSteps();
  const onServer = steps.filter(({ where }) => where === 'server');
  let machine: Machine | null = null;
  let signer: { stop: () => void } | null = null;
  try {
    note('A new Debian', () => {
      makeRoot(root);
      return { status: 0, output: execFileSync('du', ['-sh', root], { encoding: 'utf8' }) };
    });
    const [packages, ...rest] = onServer;
    assert(packages);
    note(titled(packages), () =>
      runInRoot(
        root,
        `${notStarted}
${packages.commands}
rm /usr/sbin/policy-rc.d`,
      ),
    );
    appendFileSync(join(root, 'etc/letsencrypt/cli.ini'), certbotSettings);
    const running = await bootMachine(root, [`www.${name}`, `office.${name}`], MEMORY);
    machine = running;
    signer = startSigner(running);
    const trusted = `until curl --silent --insecure --output ${signersRoot} https://localhost:15000/roots/0; do sleep 1; done; update-ca-certificates`;
    assert.equal(running.run(trusted).status, 0);
    let copied = false;
    for (const step of rest) {
      if (!copied && step.heading.startsWith('3')) {
        note('2. Build, and copy', () => copy(built, root, FIRST));
        copied = true;
      }
      const output = note(titled(step), () => running.run(step.commands));
      const password = /Office login, shown only this once: office \/ (\S+)/.exec(output)?.[1];
      if (password) {
        const text = 'परीक्षा फाराम भर्ने सम्बन्धी सूचना';
        note('A notice, published by the office', () => {
          const picture = join(folder, 'published.png');
          const [program, ...args] = running.inNetwork(
            process.execPath,
            'deploy/live/publish.ts',
            password,
            text,
            name,
            picture,
          );
          const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
          return { status, output: stdout + stderr };
        });
        const page = running.run(`curl --silent --insecure https://www.${name}/notice/exam`);
        assert(page.output.includes(text), 'the notice is not on the public site');
      }
    }
    assert.match(running.run('openssl x509 -in /etc/ssl/campus/certificate.pem -noout -issuer').output, /Pebble/);
    note('1 GB under load', () => ({ status: 0, output: load(running) }));
    note('A newer version, copied', () => copy(built, root, NEXT));
    for (const step of steps.filter(({ where }) => where.startsWith('server, '))) {
      note(titled(step), () => running.run(step.commands));
      assert.equal(running.run('curl --silent --fail --output /dev/null http://127.0.0.1:3000/').status, 0);
    }
    assert.match(running.run('readlink /srv/campus/site').output, new RegExp(FIRST));
    tryWrongSteps(running);
  } finally {
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/going-live.txt', shortLog());
    signer?.stop();
    await machine?.stop();
  }
}
