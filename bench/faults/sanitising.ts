import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import type { Table } from '../report.ts';

const costs = z.record(z.string(), z.array(z.number()));

/** What a text of the campus costs until it is safe, once each time it changes. */
export function sanitising(): Table {
  const program = ['--conditions', 'react-server', 'bench/faults/sanitise-program.ts'];
  const runs = costs.parse(JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' })));
  return {
    title: 'Sanitising',
    figures: Object.entries(runs).map(([name, its]) => ({ name, unit: 'ms', runs: its })),
  };
}
