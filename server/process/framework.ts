import { format, stripVTControlCharacters } from 'node:util';
import next from 'next';
import { log } from '#lib/platform/runtime/log.ts';
import { applyBuiltConfig } from '#server/next-adapter/build-output.ts';
import type { Framework } from '../http/internal-request.ts';

/**
 * The host name to pass to the framework. Its middleware writes localhost for 127.0.0.1 in addresses; with 127.0.0.1 as its own name it
 * would treat them as another host and proxy every page to itself endlessly.
 */
export function hostnameForNext(host: string): string {
  return /^(127\.|::1$)/.test(host) ? 'localhost' : host;
}

/** Loads the built site through the framework's documented custom server. */
export async function prepareFramework(host: string, port: number): Promise<Framework> {
  applyBuiltConfig();
  const app = next({ dev: false, dir: '.', hostname: hostnameForNext(host), port });
  await app.prepare();
  return app.getRequestHandler();
}

const MAX_LENGTH = 2000;

/** Turns console output of Next into lines of the log, as JSON: text of a request cannot forge a line. */
export function logConsole(): void {
  const write =
    (level: 'warn' | 'error') =>
    (...words: unknown[]) =>
      log[level]({ words: stripVTControlCharacters(format(...words)).slice(0, MAX_LENGTH) }, 'framework message');
  Object.assign(console, { warn: write('warn'), error: write('error') });
}
