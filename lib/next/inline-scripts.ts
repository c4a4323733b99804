import { appendFileSync, readFileSync } from 'node:fs';
import { hashSource } from '#lib/http/content-security-policy.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';

/** The hashes of our own inline scripts, one a line, noted while the build renders its pages. */
const NOTED = '.next/inline-scripts';

const trusted = () => processSingleton('trusted inline scripts', () => new Set(read()));

function read(): string[] {
  try {
    return readFileSync(NOTED, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Only for a constant text of ours: from now on pages may run it. */
export function trustInlineScript(text: string): void {
  const hash = hashSource(text);
  if (trusted().has(hash)) return;
  trusted().add(hash);
  if (process.env.NEXT_PHASE === 'phase-production-build') appendFileSync(NOTED, `${hash}\n`);
}

export function trustedInlineScripts(): ReadonlySet<string> {
  return trusted();
}
