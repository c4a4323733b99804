import { Counter, Gauge, type Registry } from 'prom-client';

export function pushMetrics(registers: Registry[]) {
  return {
    pushSubscriptions: new Gauge({
      name: 'site_push_subscriptions',
      help: 'Browsers that are notified of new notices',
      aggregator: 'max',
      registers,
    }),
    pushMessages: new Counter({
      name: 'site_push_messages_total',
      help: 'Messages to push services by outcome: sent, expired, refused, later, given-up',
      labelNames: ['outcome'],
      registers,
    }),
  };
}
