// In the network of the machine: visitors for twenty seconds, pages in turn; prints how many were answered, and how many not as they should be.
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
console.log(`${Math.round(requests.average)} pages a second by 40 at once, ${non2xx} refused, ${errors} broken off`);
