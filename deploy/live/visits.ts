// Visitors for twenty seconds, in the network of the machine, pages in turn; prints the rate, and how many requests failed.
import autocannon from 'autocannon';

const [name = ''] = process.argv.slice(2);
const paths = [
  '/',
  '/notice',
  '/ne',
  '/ne/notice',
  '/search?q=exam',
  '/programs',
  '/staff',
  '/gallery',
  '/contact',
  '/api/visits',
];
const { requests, non2xx, errors } = await autocannon({
  url: 'https://127.0.0.1',
  servername: name,
  tlsOptions: { rejectUnauthorized: false },
  duration: 20,
  connections: 40,
  requests: paths.map((path) => ({ path, headers: { host: name, 'accept-encoding': 'br' } })),
});
console.log(`${Math.round(requests.average)} pages per second at 40 connections, ${non2xx} rejected, ${errors} failed`);
