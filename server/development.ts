import { createServer, type IncomingMessage } from 'node:http';
import next from 'next';
import { matchRoute } from '#lib/platform/routes/match.ts';
import { localeOf, publicPath } from '#lib/platform/routes/paths.ts';
import { TEMPLATE_HEADER } from '#lib/platform/routes/templates.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { pageLoader } from './finish/stored-page.ts';
import type { Handler } from './handlers/handler.ts';
import { handlePageForm } from './handlers/page-form.ts';
import { fillDynamicPage } from './handlers/page-template.ts';
import { type Framework, type InternalRequest, internalRequest } from './http/internal-request.ts';
import { createRequestContext } from './http/request-context.ts';
import { SiteResponse } from './http/site-response.ts';
import { hostnameForNext } from './process/framework.ts';

/** The page of components (`components/styleguide/`), which is in no route table. */
const STYLEGUIDE = '/styleguide';

/**
 * Serves the sources with the framework's development server. Dynamic pages are made as in production, of a template and a fragment; the
 * other handlers are left out, and no response is finished.
 */
export async function serveDevelopment(host: string, port: number): Promise<void> {
  const app = next({ dev: true, dir: '.', hostname: hostnameForNext(host), port });
  await app.prepare();
  const framework = app.getRequestHandler();
  const send = (internal: InternalRequest) => internalRequest(framework, internal);
  const load = pageLoader(send, { complete: (response) => response });
  const handlers = [handlePageForm(load), fillDynamicPage({ send, load })];
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    handle(request, response, handlers, framework).catch((error: unknown) => {
      log.error({ err: error }, 'a request could not be handled');
      response.destroy();
    });
  });
  server.on('upgrade', app.getUpgradeHandler());
  server.listen(port, host);
}

/** Sends the page of a template and a fragment, or lets the framework respond. */
async function handle(
  request: IncomingMessage,
  response: SiteResponse,
  handlers: readonly Handler[],
  framework: Framework,
): Promise<void> {
  const { url = '' } = request;
  if (publicPath(url) === STYLEGUIDE) request.headers[TEMPLATE_HEADER] = `/${localeOf(url)}${STYLEGUIDE}`;
  const kind = matchRoute(url)?.kind;
  if (kind === 'dynamic' || kind === 'form') {
    const context = { ...createRequestContext(request), response };
    for (const handler of handlers) {
      const handled = await handler(context);
      if (handled) return response.send(handled.response);
    }
  }
  await framework(request, response);
}
