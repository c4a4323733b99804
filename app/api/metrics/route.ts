import { environment } from '@/lib/environment';
import { requireBearer } from '@/lib/http/bearer';
import { refusing } from '@/lib/http/refusal';
import { metrics } from '@/lib/metrics';

/** Counts of this process for Prometheus, with the bearer token of `METRICS_SECRET`. */
export const GET = refusing(async (request) => {
  requireBearer(request, environment().metricsSecret);
  const { register } = metrics;
  return new Response(await register.metrics(), {
    headers: { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' },
  });
});
