import autocannon from 'autocannon';
import { processTime, residentMemory } from './processes.ts';
import type { Figure } from './report.ts';

/** Measures responses on 50 connections with the encodings of browsers for `seconds`, after two seconds of warm-up. */
export async function load(url: string, pids: readonly number[], seconds = 5): Promise<Figure[]> {
  const options = {
    url,
    connections: 50,
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    tlsOptions: { rejectUnauthorized: false },
  };
  await autocannon({ ...options, duration: 2 });
  const before = processTime(pids);
  const { requests, latency, non2xx, errors, throughput } = await autocannon({ ...options, duration: seconds });
  const time = processTime(pids) - before;
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} responses without success, ${errors} requests without a response`);
  return [
    { name: 'responses', unit: '/s', runs: [requests.average] },
    { name: 'p50', unit: 'ms', runs: [latency.p50] },
    { name: 'p99', unit: 'ms', runs: [latency.p99] },
    { name: 'bytes', unit: 'B', runs: [throughput.total / requests.total] },
    { name: 'processor', unit: 'ms', runs: [time / requests.total] },
    { name: 'memory', unit: 'MB', runs: [residentMemory(pids)] },
  ];
}
