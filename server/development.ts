import { createServer, type IncomingMessage } from 'node:http';
import next from 'next';
import { matchRoute } from '#lib/platform/routes/match.ts';
import { provideFrameworkRequest } from '#lib/platform/runtime/framework-request.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { hostnameForNext } from './framework.ts';
import type { Framework } from './handle-request.ts';
import { handlePageForm } from './handlers/page-form.ts';
import { fillCachedTemplate, fillTemplate } from './handlers/page-template.ts';
import { internalRequest } from './internal-request.ts';
import { createRequestContext } from './request-context.ts';
import { nonceHeader } from './request-headers.ts';
import { SiteResponse } from './response/site-response.ts';
import { isHtml } from './response/whole-response.ts';

/**
 * Serves the sources with the framework's development server. Dynamic pages are made as in production, of a template and a fragment; the
 * other stages and transforms are left out.
 */
export async function serveDevelopment(host: string, port: number): Promise<void> {
  const app = next({ dev: true, dir: '.', hostname: hostnameForNext(host), port });
  await app.prepare();
  const framework = app.getRequestHandler();
  provideFrameworkRequest((path) => internalRequest(framework, { url: path }));
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    handle(request, response, framework).catch((error: unknown) => {
      log.error({ err: error }, 'a request could not be handled');
      response.destroy();
    });
  });
  server.on('upgrade', app.getUpgradeHandler());
  server.listen(port, host);
}

/** Sends the page of a template and a fragment, or lets the framework respond. */
async function handle(request: IncomingMessage, response: SiteResponse, framework: Framework): Promise<void> {
  const kind = matchRoute(request.url ?? '')?.kind;
  if (kind !== 'dynamic' && kind !== 'form') {
    await framework(request, response);
    return;
  }
  const context = createRequestContext(request);
  const result = (await handlePageForm(context)) ?? (context.fragment ? null : await fillCachedTemplate(context));
  if (result) return response.send(result);
  Object.assign(request.headers, nonceHeader(context.rendering.nonce));
  response.interceptWith({
    needsBody: isHtml,
    head: (head) => head,
    whole: async (whole) => fillTemplate(whole, context),
  });
  await renderContext.run(context.rendering, () => framework(request, response));
}
