import { createServer } from 'node:net';
import { CampusApiSetupError, prepareCampusApi } from '#campus-api/index.ts';
import { localAddress } from '#lib/platform/http/local-address.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { reportServing } from '#lib/platform/runtime/supervisor.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';

/** Ends the command when the port or the host cannot be used: better now than after a build. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
  if (error?.code === 'EADDRINUSE') fail(`PORT ${port} is taken by another program; set PORT to a free one.`);
  if (error) fail(`The site cannot listen on HOST ${host}, PORT ${port}: ${error.message}`);
}

/**
 * Fills the embedded campus API at its first start: with the sample campus, or with nothing where the site reads its records from the API of a campus.
 * Another machine may have the site content.
 */
export function prepare({ upstreamUrl, siteContentUrl, dataDir, qaaUser, qaaPassword }: Environment): void {
  if (siteContentUrl !== null) return;
  const records = upstreamUrl === null ? {} : { content: null };
  try {
    const options = { dataDir, qaaUser, qaaPassword: qaaPassword ?? undefined, ...records };
    const { created, qaaAccount, hasSiteContent } = prepareCampusApi(options);
    if (upstreamUrl !== null) {
      if (!hasSiteContent) print(emptySiteContent(upstreamUrl));
      return;
    }
    if (created) print(`No UPSTREAM_URL: a sample campus was made in ${dataDir}.`);
    if (qaaAccount?.generatedPassword) {
      print(`QAA login, shown only this once: ${qaaAccount.user} / ${qaaAccount.generatedPassword}`);
    }
  } catch (error) {
    if (error instanceof CampusApiSetupError) fail(error.message);
    throw error;
  }
}

/** The next step of a campus with its own API. */
function emptySiteContent(upstreamUrl: string): string {
  return `The records come from ${upstreamUrl}. Nobody has written the site content yet (name, menu, pages, programmes): the site shows the name of the contact record, and that the pages will be published soon. Write it in the admin: npm run admin, with the same UPSTREAM_URL and DATA_DIR (README, "I run a campus").`;
}

/** Prints the address on which the site listens, and its public address if that differs; notifies the supervisor. */
export function announce({ host, siteUrl }: Pick<Environment, 'host' | 'siteUrl'>, port: number): void {
  const address = localAddress(host, port);
  print(`Serving the site on ${address}${siteUrl === address ? '' : `, for ${siteUrl}`} (stop with Ctrl+C)`);
  reportServing();
}
