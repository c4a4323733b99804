import type { Machine, ScriptResult } from './machine.ts';

/** The Debian package of a mail server on the machine, for the mails of the watch. */
export const mailServerPackages = ['opensmtpd'];

const campus = '/srv/campus/sites/pokhara';

/** Starts the mail server, which delivers mails of a domain to the user `it`, and makes it that of the campus. */
function start(domain: string): string {
  return `cat >/etc/smtpd.conf <<END
listen on 127.0.0.1
action deliver mbox
match from any for domain "${domain}" action deliver
END
useradd --create-home it
systemctl restart opensmtpd
printf 'SMTP_URL=smtp://127.0.0.1:25\\nALERTS_TO=it@${domain}\\n' >>${campus}/site.env
systemctl start campus-website-watch@pokhara`;
}

const failBackup = `mv ${campus}/data/campus.db ${campus}/data/away.db
(systemctl start campus-website-backup@pokhara || true)
mv ${campus}/data/away.db ${campus}/data/campus.db`;

const readMails = `for _ in $(seq 120); do if grep --quiet --no-messages '^Subject:.*[Bb]ack-up' /var/mail/it; then break; fi; sleep 1; done
grep '^Subject:' /var/mail/it`;

/** Lets a back-up fail, whose mail the administrator gets at once. Fails without the mail. */
export function mailOfFailedBackup(machine: Machine, domain: string): ScriptResult {
  return machine.run([start(domain), failBackup, readMails].join('\n'));
}
