// Fifty visitors a second, pages in turn, until SIGTERM; writes the number of requests, the failed ones and the slowest to a file.
import { renameSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:https';

const [host = '', file = ''] = process.argv.slice(2);
const paths = [
  '/',
  '/ne',
  '/notice',
  '/ne/notice/exam',
  '/search?q=exam',
  '/staff',
  '/about',
  '/contact',
  '/api/visits',
];
const agent = new Agent({ keepAlive: true, maxSockets: 200, rejectUnauthorized: false });
const failures: string[] = [];
let [requests, pending, slowest] = [0, 0, 0];
let isStopping = false;

function visit(): void {
  const path = paths[requests % paths.length] ?? '/';
  requests += 1;
  pending += 1;
  request(path, performance.now());
}

/** A reload of nginx closes idle connections, just when a request may be on its way: like a browser this repeats it (https://nodejs.org/api/http.html#requestreusedsocket). */
function request(path: string, start: number): void {
  function end(failure?: string): void {
    pending -= 1;
    slowest = Math.max(slowest, Math.round(performance.now() - start));
    if (failure !== undefined) failures.push(`${path}: ${failure}`);
    if (isStopping && pending === 0) report();
  }
  const sent = get({ host: '127.0.0.1', servername: host, headers: { host }, path, agent }, (response) => {
    response.resume().once('end', () => end(response.statusCode === 200 ? undefined : String(response.statusCode)));
  }).once('error', (error: NodeJS.ErrnoException) => {
    if (sent.reusedSocket && error.code === 'ECONNRESET') request(path, start);
    else end(error.message);
  });
}

function report(): void {
  writeFileSync(`${file}.part`, JSON.stringify({ requests, failures, slowest }));
  renameSync(`${file}.part`, file);
  process.exit();
}

const visits = setInterval(visit, 20);
process.once('SIGTERM', () => {
  clearInterval(visits);
  isStopping = true;
  if (pending === 0) report();
});
