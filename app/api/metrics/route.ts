import { updateFeedbackMetrics } from '#lib/feedback/feedback-metrics.ts';
import { requireBearer } from '#lib/http/bearer.ts';
import { refusing } from '#lib/http/refusal.ts';
import { collectMetrics } from '#lib/metrics/cluster-metrics.ts';
import { metrics } from '#lib/metrics/index.ts';
import { environment } from '#lib/runtime/environment/index.ts';

/** Counts of the site, all its processes together, for Prometheus, with the bearer token of `METRICS_SECRET`. */
export const GET = refusing(async (request) => {
  requireBearer(request, environment().metricsSecret);
  updateFeedbackMetrics();
  const { register } = metrics;
  return new Response(await collectMetrics(register), {
    headers: { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' },
  });
});
