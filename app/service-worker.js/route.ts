import { connection } from 'next/server';
import { buildOutput } from '#lib/next/build-output.ts';
import { handleWorkerRoute } from '#lib/offline/worker-route.ts';

/**
 * At the root: a worker may handle requests beside and below its own address. In production the server sends the same response without Next
 * (`server/handlers/direct-responses.ts`).
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return handleWorkerRoute(request, buildOutput.serviceWorker);
}
