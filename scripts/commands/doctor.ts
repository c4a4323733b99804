import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPassword } from '#campus-api/accounts/read-password.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { settings } from '#server/process/settings.ts';

const help = `npm run doctor [-- --login NAME] [--sample-documents]
Checks the machine first: owners of files, clock, disk, secrets, whether SITE_URL leads here; the contrast of colours; what the watch has recorded.
Then sends each call of the site to the campus API of these settings (UPSTREAM_URL), and reports responses that do not fit;
then lists records with wrong stored values, remaining records and documents of the sample campus, pages that are due for review, and scanned pages that
wait to be recognised.
  --login NAME        also logs in to the QAA area, with the password from a prompt or from standard input
  --sample-documents  lists the documents of the site content that hold sample text
Exit code 0: the site can show everything; 1: it cannot, or the machine has faults. The visit counter grows by one.`;

function readOptions() {
  try {
    const options = {
      login: { type: 'string' },
      'sample-documents': { type: 'boolean' },
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

/** Whether a folder exists that this user cannot look into. */
function isClosed(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return false;
  } catch {
    return existsSync(folder);
  }
}

const options = readOptions();

/** Prints the report. @throws CampusApiSetupError for a campus that cannot be opened */
async function examine(): Promise<void> {
  // The report replaces the log of the site.
  process.env.LOG_LEVEL = 'silent';
  const environment = settings();
  const { findMachineFaults } = await import('#operations/doctor/machine-checks.ts');
  const { describeConditions } = await import('#operations/doctor/conditions.ts');
  const { contrastFaults } = await import('../brand/contrast-faults.ts');
  const { tokensFile } = await import('../brand/tokens.ts');
  // Colours are part of the build: they cannot change in an exported folder.
  const contrast = existsSync(tokensFile) ? contrastFaults() : [];
  const conditions = describeConditions(environment.dataDir);
  const faults = [...(await findMachineFaults(environment)), ...conditions.faults, ...contrast];
  for (const fault of faults) console.log(`✗ ${fault}`);
  for (const hint of conditions.hints) console.log(hint);
  if (environment.upstreamUrl === null && !existsSync(join(environment.dataDir, 'campus.db'))) {
    const reason = isClosed(environment.dataDir)
      ? `This user cannot read ${environment.dataDir}: its campus was not examined.`
      : `No UPSTREAM_URL is set, and ${environment.dataDir} holds no campus yet: the first start makes one.`;
    fail(reason);
  }
  await import('#operations/doctor/site-modules.ts');
  const { examineCampus } = await import('#operations/doctor/doctor.ts');
  const { loginCheck } = await import('#operations/doctor/login-check.ts');
  const login = await readLogin(options.login);
  const { describeDelivery, describeSubscriptions, mailCheck } = await import('#operations/doctor/mail-check.ts');
  const more = login === null ? [] : [loginCheck(login.userName, login.password)];
  const { siteContentCheck } = await import('#operations/doctor/content-checks.ts');
  if (environment.siteContentUrl !== null) more.push(siteContentCheck);
  if (environment.mail !== null) more.push(mailCheck(environment.mail));
  if (environment.alerts !== null) more.push(mailCheck(environment.alerts, 'mails to the administrator'));
  if (environment.subscriptions !== null)
    more.push(mailCheck({ ...environment.subscriptions, to: 'subscribers' }, 'notices by mail'));
  const { configuredChannels } = await import('#lib/site/channels/channel-list.ts');
  const { channelCheck, describeMissingChannels } = await import('#operations/doctor/channel-checks.ts');
  const channels = configuredChannels(environment.channels);
  more.push(...channels.map(channelCheck));
  const isWell = await examineCampus(environment, more, console.log);
  const { describeUnreadable } = await import('#operations/doctor/unreadable-records.ts');
  const unreadable = describeUnreadable(environment);
  for (const line of unreadable) console.log(line);
  const { describeSampleContent } = await import('#operations/doctor/sample-content.ts');
  for (const line of describeSampleContent(environment, options['sample-documents'])) console.log(line);
  const { describeReminders, describeReviews } = await import('#operations/doctor/reminders.ts');
  const { attempt } = await import('#lib/site/content-cache/attempt.ts');
  const { fetchSite } = await import('#lib/site/campus-client/site.ts');
  const site = await attempt(fetchSite);
  const reminders = site.ok
    ? describeReminders(nepalDate(new Date()), site.value)
    : ['The site content cannot be read'];
  for (const line of [...reminders, ...describeReviews(environment, nepalDate(new Date()))]) console.log(line);
  const { describeRecognition } = await import('#operations/doctor/recognition.ts');
  for (const line of describeRecognition(environment)) console.log(line);
  const { ownSampleWarning } = await import('#lib/site/site-content/several-machines.ts');
  const warning = site.ok ? ownSampleWarning(environment, site.value) : null;
  if (warning !== null) console.log(`✗ ${warning}`);
  console.log(describeDelivery(environment.enquiryDelivery));
  console.log(describeSubscriptions(environment.subscriptions));
  const missingChannels = describeMissingChannels(channels);
  if (missingChannels !== null) console.log(missingChannels);
  if (login === null) print('The login was not tested; use --login NAME.');
  process.exitCode = isWell && faults.length + unreadable.length === 0 && warning === null ? 0 : 1;
}

if (options.help) console.log(help);
else
  await examine().catch((error) => {
    if (error instanceof CampusApiSetupError) fail(error.message);
    throw error;
  });
