import { Counter, Gauge, type Registry } from 'prom-client';

export function channelMetrics(registers: Registry[]) {
  return {
    channelPostsWaiting: new Gauge({
      name: 'site_channel_posts_waiting',
      help: 'Posts to channels that wait to be sent',
      aggregator: 'max',
      registers,
    }),
    channelPosts: new Counter({
      name: 'site_channel_posts_total',
      help: 'Posts to channels by result: posted, later, rejected, given-up, refused, unknown',
      labelNames: ['channel', 'result'],
      registers,
    }),
  };
}
