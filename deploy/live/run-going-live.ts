import { strict as assert } from 'node:assert';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { print } from '#lib/platform/runtime/console.mjs';
import {
  bootMachine,
  type Machine,
  makeRoot,
  memoryByUnit,
  runInRoot,
  type ScriptResult,
  testCaRoot,
} from './machine.ts';
import { readSteps, type Step } from './steps.ts';
import { certbotSettings, startTestCa } from './test-ca.ts';

const name = 'campus.example';
/** Memory of the machine in MB, as in the documented steps. */
const MEMORY = 1024;
const FIRST = 'site-2026-11-22';
const NEXT = 'site-2026-11-23';

interface Entry {
  step: string;
  seconds: number;
  output: string;
}

// Packages do not start their services before the machine boots.
const notStarted = "printf '#!/bin/sh\\nexit 101\\n' >/usr/sbin/policy-rc.d; chmod +x /usr/sbin/policy-rc.d";

const log: Entry[] = [];

/** Runs a step, and logs its duration and output. @throws with its output when it fails */
function runStep(step: string, act: () => ScriptResult): string {
  print(step);
  const start = performance.now();
  const { status, output } = act();
  log.push({ step, seconds: (performance.now() - start) / 1000, output: output.trim() });
  if (status !== 0) throw new Error(`“${step}” failed:\n${output}`);
  return output;
}

const titled = ({ heading, where }: Step) =>
  `${heading}${where.includes(',') ? ` (${where.replace(/^.*?, /, '')})` : ''}`;

/** Copies the exported build; replaces `ssh` and `tar`. */
function copy(built: string, root: string, release: string): ScriptResult {
  const to = join(root, 'srv/campus', release);
  const { status, stderr } = spawnSync('cp', ['-a', built, to], { encoding: 'utf8' });
  return { status, output: `${stderr}${execFileSync('du', ['-sh', to], { encoding: 'utf8' }).split('\t')[0]} copied` };
}

/** Mistakes: a command that causes one, the command run then, its expected output, and the repair. */
const mistakes: { name: string; cause: string; run: string; expected: RegExp; repair: string }[] = [
  {
    name: 'the port is taken',
    cause: `systemctl stop campus-website; setsid /srv/campus/site/bin/node -e 'net.createServer().listen(3000)' >/dev/null 2>&1 </dev/null & echo $! >/tmp/taken; sleep 2`,
    run: `(timeout 100 /srv/campus/${FIRST}/deploy/switch.sh || true)`,
    expected: /PORT 3000 is taken by another program/,
    repair: 'kill $(cat /tmp/taken); systemctl reset-failed campus-website; systemctl start campus-website',
  },
  {
    name: 'a secret is too short',
    cause:
      'cp -p /srv/campus/site.env /tmp/site.env; sed -i "s/^SESSION_SECRET=.*/SESSION_SECRET=short/" /srv/campus/site.env',
    run: 'cd / && (runuser -u campus -- /srv/campus/site/bin/site doctor || true)',
    expected: /SESSION_SECRET takes secrets of at least 32 characters each/,
    repair: 'cp -p /tmp/site.env /srv/campus/site.env',
  },
  {
    name: 'a folder has the wrong owner',
    cause: 'chown root:root /srv/campus/data /srv/campus/data/campus.db',
    run: 'cd / && (runuser -u campus -- /srv/campus/site/bin/site doctor || true)',
    expected: /belongs? to root.*chown -R campus:campus \/srv\/campus\/data/,
    repair: 'chown -R campus:campus /srv/campus/data',
  },
  {
    name: 'the settings are readable for all',
    cause: 'chmod 644 /srv/campus/site.env',
    run: 'cd / && (runuser -u campus -- /srv/campus/site/bin/site doctor || true)',
    expected: /chmod 640 /,
    repair: 'chmod 640 /srv/campus/site.env',
  },
  {
    name: 'the certificate is missing',
    cause: 'mv /etc/ssl/campus/certificate.pem /tmp/; systemctl stop nginx',
    run: '(nginx -t || true); cd / && (runuser -u campus -- /srv/campus/site/bin/site doctor || true)',
    expected:
      /cannot load certificate "\/etc\/ssl\/campus\/certificate\.pem"[\s\S]*No response from www\.campus\.example, port 443/,
    repair: 'mv /tmp/certificate.pem /etc/ssl/campus/; systemctl start nginx',
  },
  {
    name: 'the name leads elsewhere',
    cause: `cp /etc/hosts /tmp/hosts; sed 's/^127.0.0.1.*/127.0.0.1 localhost/' /tmp/hosts >/etc/hosts; echo '192.0.2.7 www.${name}' >>/etc/hosts`,
    run: 'cd / && (runuser -u campus -- /srv/campus/site/bin/site doctor || true)',
    expected: /www\.campus\.example leads to 192\.0\.2\.7, and this machine has/,
    repair: 'cat /tmp/hosts >/etc/hosts',
  },
  {
    name: 'the new version does not start',
    cause: `cp -al /srv/campus/${FIRST} /srv/campus/site-broken; mv /srv/campus/site-broken/server/main.ts /srv/campus/site-broken/server/other.ts`,
    run: '(/srv/campus/site-broken/deploy/switch.sh || true); curl --silent --fail http://127.0.0.1:3000/api/health/ready',
    expected: /site-broken does not start[\s\S]*runs on[\s\S]*"ready"/,
    repair: 'rm -r /srv/campus/site-broken',
  },
];

export function tryMistakes(machine: Machine): void {
  for (const { name, cause, run, expected, repair } of mistakes) {
    const broken = machine.run(cause);
    assert.equal(broken.status, 0, `${name}: ${broken.output}`);
    const { output } = machine.run(run);
    const repaired = machine.run(repair);
    if (!expected.test(output)) throw new Error(`If ${name}, the output is:\n${output}`);
    assert.equal(repaired.status, 0, `${name}: ${repaired.output}`);
    const line = output
      .split('\n')
      .filter((each) => /^✗|\[emerg\]/.test(each))
      .join('\n');
    log.push({ step: `If ${name}`, seconds: 0, output: line });
    print(`If ${name}: ${line}`);
  }
}

/** Puts the machine under load; returns the rate of requests and the memory of each service. */
function load(machine: Machine): string {
  const [program, ...args] = machine.inNetwork(process.execPath, 'deploy/live/visits.ts', `www.${name}`);
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /, 0 rejected, 0 failed/);
  const units = [...memoryByUnit(machine)].filter(([, megabytes]) => megabytes > 5);
  const memory = units
    .map(([unit, megabytes]) => `${unit.replace('.service', '')} ${Math.round(megabytes)} MB`)
    .join(', ');
  return `${stdout.trim()}; ${memory}`;
}

function shortLog(): string {
  const lines = log.map(({ step, seconds, output }) => {
    const lastLines = output.split('\n').filter(Boolean).slice(-3).join('\n');
    return `${seconds > 0 ? `${seconds.toFixed(1)} s`.padStart(8) : '        '}  ${step}\n${lastLines.replace(/^/gm, '              ')}`;
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Runs the commands of docs/going-live.md on a new Debian with 1 GB, up to a notice published in the admin, an update and a rollback; then
 * the mistakes. `built`: an exported build. Writes test-results/going-live.txt.
 * @throws with the first failed step
 */
export async function runGoingLive(built: string, folder: string): Promise<void> {
  const root = join(folder, 'machine');
  const steps = readSteps();
  const onServer = steps.filter(({ where }) => where === 'server');
  let machine: Machine | null = null;
  let testCa: { stop: () => void } | null = null;
  try {
    runStep('A new Debian', () => {
      makeRoot(root);
      return { status: 0, output: execFileSync('du', ['-sh', root], { encoding: 'utf8' }) };
    });
    const [packages, ...rest] = onServer;
    assert(packages);
    runStep(titled(packages), () =>
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
    testCa = startTestCa(running);
    const trusted = `until curl --silent --insecure --output ${testCaRoot} https://localhost:15000/roots/0; do sleep 1; done; update-ca-certificates`;
    assert.equal(running.run(trusted).status, 0);
    let copied = false;
    for (const step of rest) {
      if (!copied && step.heading.startsWith('3')) {
        runStep('2. Build and copy', () => copy(built, root, FIRST));
        copied = true;
      }
      const output = runStep(titled(step), () => running.run(step.commands));
      const password = /Office login, [^:]*: office \/ (\S+)/.exec(output)?.[1];
      if (password) {
        const text = 'परीक्षा फाराम भर्ने सम्बन्धी सूचना';
        runStep('A notice, published by the office', () => {
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
    runStep('1 GB under load', () => ({ status: 0, output: load(running) }));
    runStep('A newer version, copied', () => copy(built, root, NEXT));
    for (const step of steps.filter(({ where }) => where.startsWith('server, '))) {
      runStep(titled(step), () => running.run(step.commands));
      assert.equal(running.run('curl --silent --fail --output /dev/null http://127.0.0.1:3000/').status, 0);
    }
    assert.match(running.run('readlink /srv/campus/site').output, new RegExp(FIRST));
    tryMistakes(running);
  } finally {
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/going-live.txt', shortLog());
    testCa?.stop();
    await machine?.stop();
  }
}
