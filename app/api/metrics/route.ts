import { environment } from '@/lib/environment';
import { requireBearer } from '@/lib/http/bearer';
import { refusing } from '@/lib/http/refusal';
import { metrics } from '@/lib/metrics';
import { metricsOfAll } from '@/lib/processes/metrics-of-all';
import { showAnswers } from '@/lib/useful/show-answers';

/** Counts of the site, all its processes together, for Prometheus, with the bearer token of `METRICS_SECRET`. */
export const GET = refusing(async (request) => {
  requireBearer(request, environment().metricsSecret);
  showAnswers();
  const { register } = metrics;
  return new Response(await metricsOfAll(register), {
    headers: { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' },
  });
});
