import { connection } from 'next/server';
import { buildOutput } from '#lib/next/build-output.ts';
import { handleWorkerRoute } from '#lib/offline/worker-route.ts';

/**
 * At the root: a worker may serve what is beside and below its own address. The server answers the same ahead of the framework
 * (`server/handlers/direct-responses.ts`).
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return handleWorkerRoute(request, buildOutput.serviceWorker);
}
