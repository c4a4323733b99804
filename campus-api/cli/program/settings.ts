import type { CampusApiOptions } from '#campus-api/campus/options.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';

export interface Settings {
  port: number;
  host: string;
  options: CampusApiOptions;
}

/** Reads the environment; an empty variable counts as unset. @throws CampusApiSetupError with the name of the variable */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = (name: string) => environment[name] || undefined;
  return {
    port: readPort(read('CAMPUS_API_PORT') ?? '4000'),
    host: read('CAMPUS_API_HOST') ?? '127.0.0.1',
    options: {
      dataDir: read('DATA_DIR') ?? '.data',
      qaaUser: read('QAA_USER'),
      qaaPassword: read('QAA_PASSWORD'),
      // The campus's own API or another machine has the records.
      ...((read('UPSTREAM_URL') ?? read('SITE_CONTENT_URL'))?.trim() && { content: null }),
    },
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new CampusApiSetupError(`CAMPUS_API_PORT takes a port number from 0 to 65535, not "${text}"`);
}
