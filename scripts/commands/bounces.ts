import { fail, print } from '#lib/platform/runtime/console.mjs';
import { settings } from '#server/process/settings.ts';

const help = `npm run bounces < MESSAGE
Reads a report of a failed delivery from standard input, and suspends the subscriber whose mail it returns: at once where the address
does not exist, else after reports on three days. Other messages are ignored. For the mail server, which pipes replies to
SUBSCRIPTIONS_FROM to it (docs/operations.md).
Exit code 0: the message was read; 75: the subscription could not be changed, and the mail server may try again.`;

/** Bytes of a message; reports return the headers of a mail, or all of it. */
const MAX_BYTES = 1024 * 1024;
/** Temporary failure (sysexits.h): the mail server keeps the message. */
const TEMPORARY_FAILURE = 75;

async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}

if (process.argv.length > 2) {
  if (['--help', '-h'].includes(process.argv[2] ?? '')) console.log(help);
  else fail(help);
} else {
  process.env.LOG_LEVEL = 'silent';
  settings();
  await import('#operations/doctor/site-modules.ts');
  const { records } = await import('#lib/site/outbox/storage/records.ts');
  const { applyBounce } = await import('#lib/site/mail-subscriptions/bounces.ts');
  try {
    const isCounted = await applyBounce(records(), await readInput(), Date.now());
    print(isCounted ? 'The report was counted.' : 'This is no report about a present subscriber.');
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    process.exitCode = TEMPORARY_FAILURE;
  }
}
