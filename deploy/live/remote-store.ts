import { strict as assert } from 'node:assert';
import type { Machine, ScriptResult } from './machine.ts';

/** Debian packages of the steps, and of the machine that stores: it is the same one under another name. */
export const remoteStorePackages = ['restic', 'openssh-client', 'openssh-server'];
export const remoteStoreName = 'store.example';

/** Finds the commands of a step of docs/going-live.md. */
type Find = (where: string) => string;

const sites = '/srv/campus/sites';
const digests = `cd ${sites}/pokhara; sha256sum site.env data/session-secret data/push-key`;
const notices = 'site --campus pokhara campus-api notice list';

/** Backs a campus up by the commands and by the timers' services. */
export function backUpRemotely(machine: Machine, find: Find): ScriptResult {
  const store =
    'useradd --create-home backups && install -d -o backups -m 700 /home/backups/.ssh && systemctl start ssh';
  assert.equal(machine.run(store).status, 0);
  const prepared = machine.run(find('remote back-ups'));
  const key = /^ssh-ed25519 .*$/m.exec(prepared.output)?.[0];
  assert(key, prepared.output);
  const accept = `echo '${key}' >/home/backups/.ssh/authorized_keys; chown backups /home/backups/.ssh/authorized_keys`;
  const services = ['remote-backup', 'restore-trial'].map((task) => `campus-website-${task}@pokhara`);
  const logs = services.map((unit) => `journalctl --unit ${unit} --output cat --grep '»'`);
  return machine.run(
    [accept, find('the first remote back-up'), ...services.map((unit) => `systemctl start ${unit}`), ...logs].join(
      '\n',
    ),
  );
}

/** Loses a campus, and restores it from the remote back-up by the commands. @throws if a notice, a setting or a key differs then */
export function restoreAfterLoss(machine: Machine, find: Find, addCampus: string): ScriptResult {
  const before = [machine.run(digests).output, machine.run(notices).output];
  const lose = `grep ^BACKUP_ ${sites}/pokhara/site.env >/var/tmp/noted
cp -p ${sites}/pokhara/data/remote-backup/ssh-key* /var/tmp/
systemctl stop campus-website@pokhara.socket campus-website-admin@pokhara.socket campus-website@pokhara campus-website-admin@pokhara
rm -r ${sites}/pokhara`;
  const again = `cat /var/tmp/noted >>${sites}/pokhara/site.env
install -d -o campus-pokhara -g campus-pokhara -m 700 ${sites}/pokhara/data/remote-backup
cp -p /var/tmp/ssh-key* ${sites}/pokhara/data/remote-backup/`;
  const result = machine.run([lose, addCampus, again, find('after a loss')].join('\n'));
  if (result.status !== 0) return result;
  assert.deepEqual([machine.run(digests).output, machine.run(notices).output], before);
  return machine.run('curl --silent --fail --retry 20 --retry-all-errors http://127.0.0.1:3000/api/health/ready');
}
