import { Hono } from 'hono';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { accounts } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { forms } from './forms.ts';
import { operations } from './operations.ts';
import { visitors } from './visitors.ts';

const app = new Hono();

/** HEAD comes from GET. A method that an address does not have is refused with the list of its methods. */
function add(path: string, endpoint: Endpoint): void {
  for (const [method, handle] of Object.entries(endpoint))
    app.on(method, path, ({ req }) => handle(req.raw, req.param()));
  const methods = Object.keys(endpoint).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const Allow = [...methods, 'OPTIONS'].sort().join(', ');
  app.all(path, ({ req }) => new Response(null, { status: req.method === 'OPTIONS' ? 204 : 405, headers: { Allow } }));
}

for (const [path, endpoint] of Object.entries({ ...visitors, ...forms, ...accounts, ...operations }))
  add(path, endpoint);
app.notFound(() => jsonError(404, 'There is nothing at this address.'));
app.onError((error) => {
  throw error;
});

/** Every endpoint of the BFF; the route table has their limits (`lib/platform/routes/table.ts`). */
async function respond(request: Request): Promise<Response> {
  return app.fetch(request);
}

export {
  respond as DELETE,
  respond as GET,
  respond as HEAD,
  respond as OPTIONS,
  respond as PATCH,
  respond as POST,
  respond as PUT,
};
