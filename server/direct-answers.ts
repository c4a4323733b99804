import { directAnswer } from '#lib/http/direct-answers.ts';
import { requestContext } from '#lib/runtime/request-context.ts';
import { completeHeaders } from './complete-headers.ts';
import type { Exchange } from './exchange.ts';
import type { WholeResponse } from './whole-response.ts';

/** Stage: answers without the framework what the site's modules provide for it. */
export function answerDirectly(exchange: Exchange): null | Promise<WholeResponse> {
  const { method, route, context } = exchange;
  const answer = method === 'GET' && route ? directAnswer(route.path) : null;
  return answer && requestContext.run(context, answer, exchange).then((response) => responseOf(response, exchange));
}

/** A response of the site's modules as the stages send it. */
export async function responseOf(response: Response, exchange: Exchange): Promise<WholeResponse> {
  const headers = Object.fromEntries(response.headers);
  return completeHeaders(
    { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) },
    exchange,
  );
}
