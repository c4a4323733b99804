import { parseArgs } from 'node:util';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { settings } from '#server/process/settings.ts';

const help = `npm run watch [-- --units PATTERN] [--failed UNIT]
Examines the site once: whether it responds, back-ups, campus API, disk, certificate, documents, log-ins, updates (UPDATE_FEED).
Compares with the last run and sends the news to ALERTS_TO through SMTP_URL, and a summary each day at ALERTS_HOUR. Home of the admin
lists the same conditions. A timer runs it every five minutes (docs/operations.md).
  --units PATTERN  also reports failed units of systemd whose names match
  --failed UNIT    also reports this failed unit, for OnFailure= of units with other names
Exit code 0: the run is recorded, regardless of conditions; 1: it could not be recorded in DATA_DIR.`;

function readOptions() {
  const options = {
    failed: { type: 'string' },
    units: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    return fail(help);
  }
}

const { failed, units, help: isHelp } = readOptions();
if (isHelp) {
  console.log(help);
} else {
  // The report replaces the log of the site.
  process.env.LOG_LEVEL = 'silent';
  const environment = settings();
  await import('#operations/doctor/site-modules.ts');
  const { isUnitName, noteFailedUnit } = await import('#operations/watch/failed-units.ts');
  if (failed !== undefined && !isUnitName(failed)) fail(`${failed} is not the name of a unit`);
  const { createProbes } = await import('#operations/watch/probes.ts');
  const { watchOnce } = await import('#operations/watch/run.ts');
  if (failed !== undefined)
    await noteFailedUnit(environment.dataDir, failed).catch((error: Error) =>
      console.error(`✗ the failure of ${failed} cannot be recorded: ${error.message}`),
    );
  const isRecorded = await watchOnce({
    environment,
    adminUrl: URL.parse(process.env.ADMIN_URL ?? '')?.origin ?? null,
    unitPattern: units ?? null,
    probes: createProbes(environment),
    log: print,
  });
  process.exitCode = isRecorded ? 0 : 1;
}
