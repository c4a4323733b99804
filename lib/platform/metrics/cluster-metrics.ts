import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type PrometheusContentType, type Registry } from 'prom-client';

interface MetricsRequest {
  metricsRequest: string;
}

interface MetricsReply {
  metricsReply: string;
  /** Null if a process did not reply. */
  text: string | null;
}

/** In a worker process: lets the first process collect its metrics. */
export function shareMetrics(register: Registry): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([register]);
  new AggregatorRegistry();
}

/** In the first process: adds up the metrics of the worker processes. */
export function handleMetrics(registry: AggregatorRegistry<PrometheusContentType>): void {
  cluster.on('message', async (worker, message: Partial<MetricsRequest>) => {
    if (message.metricsRequest === undefined) return;
    const text = await registry.clusterMetrics().catch(() => null);
    worker.send({ metricsReply: message.metricsRequest, text } satisfies MetricsReply);
  });
}

/** The metrics of all processes of the site, in Prometheus's format. @throws if a process does not reply */
export function collectMetrics(register: Registry): Promise<string> {
  if (!cluster.isWorker) return register.metrics();
  const id = randomUUID();
  return new Promise((resolve, reject) => {
    process.on('message', function listener(message: Partial<MetricsReply>) {
      if (message.metricsReply !== id) return;
      process.off('message', listener);
      if (message.text) resolve(message.text);
      else reject(new Error('a process of the site did not report its metrics'));
    });
    process.send?.({ metricsRequest: id } satisfies MetricsRequest);
  });
}
