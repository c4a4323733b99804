import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPassword } from '#campus-api/admin/qaa/read-password.ts';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import { nepalDate } from '#lib/calendar/nepal-date.ts';
import { fail, say } from '#lib/runtime/console.mjs';
import { settings } from '#server/process/settings.ts';

const help = `npm run doctor [-- --login NAME] [--sample-files]
Looks at the machine first: owners of files, secrets, whether SITE_URL leads here; the contrast of colours.
Then asks the campus API of these settings (UPSTREAM_URL) every call that the site makes, and says what answers and what does not fit;
then what is left of the sample campus, and what has to be looked through again.
  --login NAME    also logs in to the QAA area, with the password from a prompt or from standard input
  --sample-files  lists the files of content/ that hold sample text
Exit code 0: the site can show everything; 1: it cannot, or the machine is not as it should be. The count of visits grows by one.`;

function readOptions() {
  try {
    const options = {
      login: { type: 'string' },
      'sample-files': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ options }).values;
  } catch {
    return fail(help);
  }
}

async function readLogin(userName: string | undefined) {
  if (userName === undefined) return null;
  try {
    return { userName, password: await readPassword() };
  } catch (error) {
    if (error instanceof CampusApiSetupError) return fail(error.message);
    throw error;
  }
}

const options = readOptions();
if (options.help) {
  console.log(help);
} else {
  // What the site would log is said here in words.
  process.env.LOG_LEVEL = 'silent';
  const environment = settings();
  const { findMachineFaults } = await import('../doctor/machine-checks.ts');
  const { contrastFaults } = await import('../brand/contrast.ts');
  const { tokensFile } = await import('../brand/tokens.ts');
  // Colours are part of the build: where only that is, nobody changes them.
  const faults = [...(await findMachineFaults(environment)), ...(existsSync(tokensFile) ? contrastFaults() : [])];
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (environment.upstreamUrl === null && !existsSync(join(environment.dataDir, 'campus.db'))) {
    fail(`No UPSTREAM_URL is set, and ${environment.dataDir} holds no campus yet: the first start makes one.`);
  }
  await import('../doctor/site-modules.ts');
  const { examineCampus } = await import('../doctor/doctor.ts');
  const { loginCheck } = await import('../doctor/login-check.ts');
  const login = await readLogin(options.login);
  const { describeDelivery, mailCheck } = await import('../doctor/mail-check.ts');
  const more = login === null ? [] : [loginCheck(login.userName, login.password)];
  if (environment.mail !== null) more.push(mailCheck(environment.mail));
  const isWell = await examineCampus(environment, more, console.log);
  const { describeSampleContent } = await import('../doctor/sample-content.ts');
  for (const line of describeSampleContent(environment, options['sample-files'])) console.log(line);
  const { describeReminders } = await import('../doctor/reminders.ts');
  for (const line of describeReminders(nepalDate(new Date()))) console.log(line);
  console.log(describeDelivery(environment.enquiryDelivery));
  if (login === null) say('The login was not tried: --login NAME does.');
  process.exitCode = isWell && faults.length === 0 ? 0 : 1;
}
