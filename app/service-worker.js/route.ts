import { connection } from 'next/server';
import { handleWorkerRoute } from '#lib/site/offline/worker-route.ts';
import { buildOutput } from '#server/next-adapter/build-output.ts';

/**
 * At the root: a worker may handle requests beside and below its own address. In production the server sends the same response without Next
 * (`server/handlers/direct-responses.ts`).
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return handleWorkerRoute(request, buildOutput.serviceWorker);
}
