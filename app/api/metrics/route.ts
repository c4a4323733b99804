import { requireBearer } from '#lib/platform/http/bearer.ts';
import { refusing } from '#lib/platform/http/refusal.ts';
import { collectMetrics } from '#lib/platform/metrics/cluster-metrics.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { updateFeedbackMetrics } from '#lib/site/enquiries/feedback-metrics.ts';

/** Counts of the site, all its processes together, for Prometheus, with the bearer token of `METRICS_SECRET`. */
export const GET = refusing(async (request) => {
  requireBearer(request, environment().metricsSecret);
  updateFeedbackMetrics();
  const { register } = metrics;
  return new Response(await collectMetrics(register), {
    headers: { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' },
  });
});
