import next from 'next';
import { applyBuiltConfig } from '#lib/next/build-output.ts';
import type { Framework } from './handle-request.ts';

/**
 * What the framework is told of `HOST`. It takes 127.0.0.1 and localhost for one in addresses that the middleware makes, but not in
 * its own: told 127.0.0.1, it would hand every page on to itself, over and over.
 */
export function hostnameForNext(host: string): string {
  return /^(127\.|::1$)/.test(host) ? 'localhost' : host;
}

/** The built site, by the framework's documented custom server. */
export async function prepareFramework(host: string, port: number): Promise<Framework> {
  applyBuiltConfig();
  const app = next({ dev: false, dir: '.', hostname: hostnameForNext(host), port });
  await app.prepare();
  return app.getRequestHandler();
}
