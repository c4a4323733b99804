import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type PrometheusContentType, type Registry } from 'prom-client';

interface Wanted {
  metricsWanted: string;
}

interface Sum {
  metricsSum: string;
  /** Null where a process did not answer. */
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
  cluster.on('message', async (worker, message: Partial<Wanted>) => {
    if (message.metricsWanted === undefined) return;
    const text = await registry.clusterMetrics().catch(() => null);
    worker.send({ metricsSum: message.metricsWanted, text } satisfies Sum);
  });
}

/** The metrics of all processes of the site, in Prometheus's format. @throws when one does not answer */
export function metricsOfAll(register: Registry): Promise<string> {
  if (!cluster.isWorker) return register.metrics();
  const id = randomUUID();
  return new Promise((resolve, reject) => {
    process.on('message', function listen(message: Partial<Sum>) {
      if (message.metricsSum !== id) return;
      process.off('message', listen);
      if (message.text) resolve(message.text);
      else reject(new Error('a process of the site does not tell what it counts'));
    });
    process.send?.({ metricsWanted: id } satisfies Wanted);
  });
}
