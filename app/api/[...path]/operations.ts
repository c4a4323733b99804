import { requireBearer } from '#lib/platform/http/bearer.ts';
import { refusing } from '#lib/platform/http/refusal.ts';
import { collectMetrics } from '#lib/platform/metrics/cluster-metrics.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { storageState } from '#lib/platform/runtime/storage-state.ts';
import { VERSION } from '#lib/platform/runtime/version.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { statesByRole } from '#lib/site/campus-client/upstream-health.ts';
import { staleContentSince } from '#lib/site/content-cache/last-known-good/content-age.ts';
import { handleRevalidation } from '#lib/site/site-content/handle-revalidation.ts';
import type { Endpoints } from './endpoint.ts';
import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import { feedbackCounts } from '#lib/site/enquiries/feedback-store.ts';

/** Copies the counts of all processes into the metrics. */
export function updateFeedbackMetrics(): void {
  try {
    for (const { page, vote, count } of feedbackCounts()) metrics.pageFeedback.labels(page, vote).set(count);
  } catch (error) {
    log.warn({ err: error }, 'page feedback cannot be read from DATA_DIR');
  }
}

const headers = { 'Cache-Control': 'no-store' };

/** Whether this process accepts visitors. Reports upstream, caches and content, but fails only while the process is stopping. */
function readiness(): Response {
  const since = staleContentSince();
  const state = {
    status: isStopping() ? 'stopping' : 'ready',
    version: VERSION,
    upstreams: statesByRole(),
    cache: storageState(),
    content: since === null ? { current: true } : { current: false, since: new Date(since).toISOString() },
  };
  return Response.json(state, { status: isStopping() ? 503 : 200, headers });
}

/** For orchestrators, Prometheus and the campus's own programs. */
export const operations: Endpoints = {
  // Whether the process responds at all: an orchestrator restarts it if not.
  '/api/health/live': { GET: () => Response.json({ status: 'live', version: VERSION }, { headers }) },
  '/api/health/ready': { GET: readiness },
  // Counts of all processes together, with the bearer token of `METRICS_SECRET`.
  '/api/metrics': {
    GET: refusing(async (request) => {
      requireBearer(request, environment().metricsSecret);
      updateFeedbackMetrics();
      const { register } = metrics;
      return new Response(await collectMetrics(register), {
        headers: { 'Content-Type': register.contentType, ...headers },
      });
    }),
  },
  // `{ "tags": […] }` with the bearer token of `REVALIDATE_SECRET`.
  '/api/revalidate': { POST: refusing(handleRevalidation) },
};
