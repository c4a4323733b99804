import { mkdirSync } from 'node:fs';
import { wordpressMissingReason, wordpressPackages } from '#deploy/wordpress/programs.ts';
import { runMoves } from '#deploy/wordpress/run-moves.ts';
import { installDebian } from './debian.ts';

/**
 * Fills two WordPress sites in `folder`, moves them to this site, which is built, and requests all their old addresses. `only`: one of the moves, such as `held-out-site
 * by api`. @throws with the reason why it cannot run here, or the addresses that lead elsewhere
 */
export async function moveOldSites(folder: string, only?: string): Promise<void> {
  if (wordpressMissingReason() !== null) installDebian(...wordpressPackages);
  const reason = wordpressMissingReason();
  if (reason !== null) throw new Error(`The move from WordPress cannot be tested here: ${reason}.`);
  mkdirSync(folder, { recursive: true });
  await runMoves(folder, only);
}
