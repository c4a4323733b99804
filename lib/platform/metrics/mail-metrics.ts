import { Counter, Gauge, type Registry } from 'prom-client';

export function mailMetrics(registers: Registry[]) {
  return {
    mailSubscribers: new Gauge({
      name: 'site_mail_subscribers',
      help: 'Confirmed subscribers to notices by e-mail',
      aggregator: 'max',
      registers,
    }),
    mailsWaiting: new Gauge({
      name: 'site_mails_waiting',
      help: 'Mails to subscribers that wait to be sent, weekly ones included',
      aggregator: 'max',
      registers,
    }),
    mails: new Counter({
      name: 'site_mails_total',
      help: 'Mails to subscribers by result: sent, rejected, later, given-up',
      labelNames: ['result'],
      registers,
    }),
  };
}
