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
import { mailOfFailedBackup, mailServerPackages } from './mail-server.ts';
import { backUpRemotely, remoteStoreName, remoteStorePackages, restoreAfterLoss } from './remote-store.ts';
import { startVisits } from './steady-visits.ts';
import { readSteps, type Step } from './steps.ts';
import { certbotSettings, startTestCa } from './test-ca.ts';

const name = 'campus.example';
/** Updates that are killed at different moments. */
const KILLS = 30;
/** Memory of the machine in MB, as in the documented steps. */
const MEMORY = 1024;
/** Archives in the folder of root, made from one build: two versions, one that does not start, one with a newer database. */
const archive = (part: string) => `campus-website-${part}-linux-x64.tar.gz`;
const [FIRST, NEXT, BROKEN, NEWER] = [archive('FIRST'), archive('NEW'), archive('BROKEN'), archive('NEWER')];

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

/** The first campus of docs/going-live.md, its settings, and its admin's database. */
const settings = '/srv/campus/sites/pokhara/site.env';
const data = '/srv/campus/sites/pokhara/data';
const doctor = '(site --campus pokhara doctor || true)';

/** Mistakes: a command that causes one, the command run then, its expected output, and the repair. */
const mistakes: { name: string; cause: string; run: string; expected: RegExp; repair: string }[] = [
  {
    name: 'the archive is cut',
    cause: `head -c 1000000 ${NEXT} >cut.tar.gz; cp ${NEXT}.sha256 cut.tar.gz.sha256`,
    run: '(site update cut.tar.gz || true)',
    expected: /cut\.tar\.gz is cut or changed: its SHA-256 begins with/,
    repair: 'rm cut.tar.gz*',
  },
  {
    name: 'the archive is of another program',
    cause:
      'mkdir other && echo "{}" >other/package.json && tar -czf other.tar.gz other && sha256sum other.tar.gz >other.tar.gz.sha256',
    run: '(site update other.tar.gz || true); (site update --unsigned other.tar.gz || true)',
    expected: /other\.tar\.gz\.sig is missing: copy it too[\s\S]*is not a release of this program/,
    repair: 'rm -r other*',
  },
  {
    name: 'the archive is signed by a stranger',
    cause: `ssh-keygen -q -t ed25519 -N '' -f stranger; cp ${NEXT}.sig kept.sig; ssh-keygen -Y sign -f stranger -n campus-website <${NEXT} >${NEXT}.sig`,
    run: `(site update ${NEXT} || true)`,
    expected: /No key that this machine trusts signed .*: its key is not in deploy\/release-signers/,
    repair: `mv kept.sig ${NEXT}.sig; rm stranger*`,
  },
  {
    name: 'two updates run at once',
    cause:
      'flock --close /run/lock/campus-website.lock sleep 3600 >/dev/null 2>&1 & echo $! >/tmp/holder; while flock --nonblock /run/lock/campus-website.lock true; do sleep 0.1; done',
    run: `(site update ${NEXT} || true)`,
    expected: /Another command changes this machine right now/,
    repair: 'kill $(cat /tmp/holder)',
  },
  {
    name: 'a secret is too short',
    cause: `cp -p ${settings} /tmp/site.env; sed -i "s/^SESSION_SECRET=.*/SESSION_SECRET=short/" ${settings}`,
    run: doctor,
    expected: /SESSION_SECRET takes secrets of at least 32 characters each/,
    repair: `cp -p /tmp/site.env ${settings}`,
  },
  {
    name: 'a folder has the wrong owner',
    cause: `chown root:root ${data} ${data}/campus.db`,
    run: doctor,
    expected: /belongs? to root.*chown -R campus-pokhara:campus-pokhara \/srv\/campus\/sites\/pokhara\/data/,
    repair: `chown -R campus-pokhara:campus-pokhara ${data}`,
  },
  {
    name: 'the settings are readable for all',
    cause: `chmod 644 ${settings}`,
    run: doctor,
    expected: /chmod 640 /,
    repair: `chmod 640 ${settings}`,
  },
  {
    name: 'the certificate is missing',
    cause: 'mv /etc/ssl/campus/pokhara/certificate.pem /tmp/; systemctl stop nginx',
    run: `(nginx -t || true); ${doctor}`,
    expected:
      /cannot load certificate "\/etc\/ssl\/campus\/pokhara\/certificate\.pem"[\s\S]*No response from www\.campus\.example, port 443/,
    repair: 'mv /tmp/certificate.pem /etc/ssl/campus/pokhara/; systemctl start nginx',
  },
  {
    name: 'the name leads elsewhere',
    cause: `cp /etc/hosts /tmp/hosts; sed 's/^127.0.0.1.*/127.0.0.1 localhost/' /tmp/hosts >/etc/hosts; echo '192.0.2.7 www.${name}' >>/etc/hosts`,
    run: doctor,
    expected: /www\.campus\.example leads to 192\.0\.2\.7, and this machine has/,
    repair: 'cat /tmp/hosts >/etc/hosts',
  },
  {
    name: 'the new release does not start',
    cause: 'true',
    run: `(site update ${BROKEN} || true); site status; curl --silent --fail http://127.0.0.1:3000/api/health/ready`,
    expected: /does not work for [\s\S]*Release 1\.0\.0[\s\S]*"ready"/,
    repair: 'true',
  },
  {
    name: 'the new release has a newer database and is rolled back',
    cause: `site update ${NEWER}`,
    run: '(site rollback || true); site rollback --restore',
    expected:
      /newer than the \d+ of this program[\s\S]*site rollback --restore also puts back[\s\S]*1\.0\.0\S* runs again/,
    repair: 'site status',
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

/** The memory of each service when nobody visits. */
function memoryAtRest(machine: Machine): string {
  machine.run('sleep 60');
  const services = [...memoryByUnit(machine)].filter(([unit]) => /^campus-website|^nginx/.test(unit));
  return services.map(([unit, megabytes]) => `${unit.replace('.service', '')} ${Math.round(megabytes)} MB`).join(', ');
}

/** Requests a page fifty times a second while `act` runs. @throws if a request fails */
function underLoad(machine: Machine, step: string, act: () => ScriptResult): void {
  const visits = startVisits(machine, `www.${name}`);
  const output = runStep(step, act);
  const { requests, failures, slowest } = visits.stop();
  assert.deepEqual(failures, [], output);
  assert(requests > 0, 'there was no load');
  const last = log.at(-1);
  if (last) last.output = `${last.output}\n${requests} requests meanwhile, 0 failed, the slowest after ${slowest} ms`;
}

/** Kills updates after growing times; each leaves a site that responds, and the next command continues. */
function killUpdates(machine: Machine): string {
  const ready = 'curl --silent --fail --max-time 60 --output /dev/null http://127.0.0.1:3000/api/health/ready';
  const started = performance.now();
  assert.equal(machine.run(`site update ${NEXT} && site rollback`).status, 0);
  const whole = (performance.now() - started) / 1000;
  let interrupted = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const seconds = ((whole * 0.7 * kill) / KILLS).toFixed(1);
    const { status, output } = machine.run(
      `setsid site update ${NEXT} >/tmp/update.log 2>&1 & update=$!; sleep ${seconds}; kill -9 -- "-$update" 2>/dev/null && echo killed || true; ${ready}`,
    );
    assert.equal(status, 0, `killed after ${seconds} s: ${output}`);
    if (output.includes('killed')) interrupted += 1;
    const next = machine.run(`site update ${NEXT} && site status && site rollback && ${ready}`);
    assert.equal(next.status, 0, `after a kill at ${seconds} s: ${next.output}`);
  }
  return `${interrupted} of ${KILLS} updates were killed; each time the site responded and the next update succeeded`;
}

/**
 * Runs the commands of docs/going-live.md on a new Debian with 1 GB, up to a notice published in the admin, a restore from a remote back-up, an update and a rollback under load, a second
 * campus, killed updates, and the mistakes. `archives`: a folder of `makeArchives`. Writes test-results/going-live.txt.
 * @throws with the first failed step
 */
export async function runGoingLive(archives: string, folder: string): Promise<void> {
  const root = join(folder, 'machine');
  const steps = readSteps();
  const onServer = steps.filter(({ where }) => where === 'server');
  const find = (where: string) => steps.find((step) => step.where === `server, ${where}`)?.commands ?? '';
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
apt-get install --yes --no-install-recommends ${[...remoteStorePackages, ...mailServerPackages].join(' ')}
rm /usr/sbin/policy-rc.d`,
      ),
    );
    appendFileSync(join(root, 'etc/letsencrypt/cli.ini'), certbotSettings);
    const running = await bootMachine(
      root,
      [`www.${name}`, `admin.${name}`, 'www.other.example', remoteStoreName],
      MEMORY,
    );
    machine = running;
    testCa = startTestCa(running);
    const trusted = `until curl --silent --insecure --output ${testCaRoot} https://localhost:15000/roots/0; do sleep 1; done; update-ca-certificates`;
    assert.equal(running.run(trusted).status, 0);
    const copy = (file: string) => {
      execFileSync('sh', ['-c', 'cp "$0" "$0.sha256" "$0.sig" "$1"', join(archives, file), join(root, 'root')]);
      return { status: 0, output: execFileSync('du', ['-h', join(archives, file)], { encoding: 'utf8' }) };
    };
    runStep('2. Copy the release', () => copy(FIRST));
    for (const step of rest) {
      const output = runStep(titled(step), () => running.run(step.commands));
      const password = /Admin login, [^:]*: admin \/ (\S+)/.exec(output)?.[1];
      if (password) {
        const text = 'परीक्षा फाराम भर्ने सम्बन्धी सूचना';
        runStep('A notice, published by the admin', () => {
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
    assert.match(
      running.run('openssl x509 -in /etc/ssl/campus/pokhara/certificate.pem -noout -issuer').output,
      /Pebble/,
    );
    runStep('1 GB under load', () => ({ status: 0, output: load(running) }));
    runStep('A failing back-up, and its mail', () => mailOfFailedBackup(running, name));
    runStep('A remote back-up', () => backUpRemotely(running, find));
    const addCampus = rest.find(({ commands }) => commands.includes('\nsite add '))?.commands;
    assert(addCampus);
    runStep('The campus is lost, and restored from it', () => restoreAfterLoss(running, find, addCampus));
    for (const file of [NEXT, BROKEN, NEWER]) copy(file);
    underLoad(running, 'An update, at 50 requests a second', () => running.run(find('an update')));
    underLoad(running, 'Back again, at 50 requests a second', () => running.run(find('back again')));
    runStep('A second campus', () => running.run(find('a second campus')));
    const pages = running.run(
      `for name in www.${name} www.other.example; do curl --silent --insecure --resolve "$name:443:127.0.0.1" "https://$name/" | grep -o '<title>[^<]*'; done`,
    );
    assert.match(pages.output, /Our Campus[\s\S]*Other Campus/);
    runStep('Two campuses at rest', () => ({ status: 0, output: memoryAtRest(running) }));
    tryMistakes(running);
    runStep(`${KILLS} killed updates`, () => ({ status: 0, output: killUpdates(running) }));
  } finally {
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/going-live.txt', shortLog());
    testCa?.stop();
    await machine?.stop();
  }
}
