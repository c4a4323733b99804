import { appendFileSync, readFileSync } from 'node:fs';
import { hashSource } from '#lib/platform/http/content-security-policy.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';

/** The hashes of our own inline scripts, one per line, recorded while the build renders its pages. */
export const HASHES_FILE = '.next/inline-scripts';

const trusted = () => processSingleton('trusted-inline-scripts', () => new Set(read()));

function read(): string[] {
  try {
    return readFileSync(HASHES_FILE, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Allows pages to run an inline script; only for constant texts of this project. */
export function trustInlineScript(text: string): void {
  const hash = hashSource(text);
  if (trusted().has(hash)) return;
  trusted().add(hash);
  if (process.env.NEXT_PHASE === 'phase-production-build') appendFileSync(HASHES_FILE, `${hash}\n`);
}

export function trustedInlineScripts(): ReadonlySet<string> {
  return trusted();
}
