import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Login } from '#campus-api/accounts/login.ts';
import type { Stores } from '#campus-api/records/api.ts';
import { addRoutes } from '#campus-api/records/api.ts';
import { isDatabaseLocked, isDiskFull } from '#campus-api/validation/setup-error.ts';
import { openApiPath } from '../call.ts';
import { openApiDocument } from './openapi.ts';

type Handler = (request: Request) => Promise<Response>;

/** All calls of the API contract. A rejected request gets `{ message }` with its 4xx; a failure here is 500, its cause on stderr only; 503 on a full disk or a locked database. */
export function createApp(stores: Stores, login: Login, filesFolder: string): Handler {
  const app = new Hono({ strict: false });
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  addRoutes(app, stores, login, filesFolder);
  app.get(openApiPath, (c) => c.json(openApiDocument()));
  app.notFound((c) => c.json({ message: 'There is no such call.' }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ message: error.message }, error.status);
    return failure(c.req.raw, error);
  });
  return async (request) => {
    try {
      return await app.fetch(request);
    } catch (error) {
      // Hono rethrows values that are not an Error of this realm.
      return failure(request, error);
    }
  };
}

function failure(request: Request, error: unknown): Response {
  console.error(`campus API: ${request.method} ${new URL(request.url).pathname} failed:`, error);
  const isTemporary = isDatabaseLocked(error) || isDiskFull(error);
  return Response.json({ message: 'The campus API failed to respond.' }, { status: isTemporary ? 503 : 500 });
}

function onMethodNotAllowed(c: Context, methods: string[]): Response {
  const allow = methods.join(', ');
  return c.json({ message: `This call accepts ${allow} only.` }, 405, { allow });
}
