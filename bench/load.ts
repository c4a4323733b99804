import autocannon from 'autocannon';
import type { Figure } from './report.ts';

/** A cached page under 50 connections that accept gzip, for `seconds`, after a second of warm-up. */
export async function load(name: string, url: string, seconds = 8): Promise<Figure[]> {
  const options = { url, connections: 50, headers: { 'accept-encoding': 'gzip' } };
  await autocannon({ ...options, duration: 1 });
  const { requests, latency, non2xx, errors, throughput } = await autocannon({ ...options, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} were none`);
  return [
    { name: `${name}: requests per second`, unit: '/s', runs: [requests.average] },
    { name: `${name}: p50`, unit: 'ms', runs: [latency.p50] },
    { name: `${name}: p99`, unit: 'ms', runs: [latency.p99] },
    { name: `${name}: bytes per answer`, unit: 'B', runs: [throughput.total / requests.total] },
  ];
}
