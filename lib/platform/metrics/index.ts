import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { processSingleton } from '../runtime/process-singleton.ts';
import { sharedStore } from '../shared-state/shared-store.ts';
import { shareMetrics } from './cluster-metrics.ts';

function documentMetrics(registers: Registry[]) {
  return {
    documents: new Counter({
      name: 'site_documents_total',
      help: 'Attached documents by outcome: read, scan, or the reason why they cannot be read',
      labelNames: ['outcome'],
      registers,
    }),
    documentSeconds: new Histogram({
      name: 'site_document_seconds',
      help: 'Time that the separate process took to read a document',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    documentPeak: new Gauge({
      name: 'site_document_reader_bytes',
      help: 'Peak resident bytes of the process that reads documents during the last one',
      aggregator: 'max',
      registers,
    }),
    pagesRecognised: new Counter({
      name: 'site_pages_recognised_total',
      help: 'Pages whose text was recognised from their picture by outcome: shown, searched (too uncertain to be shown), empty, failed',
      labelNames: ['outcome'],
      registers,
    }),
    recognitionSeconds: new Histogram({
      name: 'site_page_recognition_seconds',
      help: 'Time that the separate processes took to draw a page and to recognise its text',
      buckets: [0.5, 1, 2, 3, 4, 6, 10, 20, 40, 80],
      registers,
    }),
    recogniserPeak: new Gauge({
      name: 'site_page_recogniser_bytes',
      help: 'Peak resident bytes of the process that recognises pages during the last one',
      aggregator: 'max',
      registers,
    }),
    pagesWaiting: new Gauge({
      name: 'site_pages_waiting',
      help: 'Pages of attached documents whose text waits to be recognised',
      aggregator: 'max',
      registers,
    }),
    documentsWaiting: new Gauge({
      name: 'site_documents_waiting',
      help: 'Attached documents that wait to be read',
      aggregator: 'max',
      registers,
    }),
  };
}

function outboxMetrics(registers: Registry[]) {
  return {
    pushSubscriptions: new Gauge({
      name: 'site_push_subscriptions',
      help: 'Browsers that are notified of new notices',
      aggregator: 'max',
      registers,
    }),
    mailSubscribers: new Gauge({
      name: 'site_mail_subscribers',
      help: 'Confirmed subscribers to notices by e-mail',
      aggregator: 'max',
      registers,
    }),
    outboxWaiting: new Gauge({
      name: 'site_outbox_waiting',
      help: 'Messages about notices that wait to be sent, by service',
      labelNames: ['service'],
      aggregator: 'max',
      registers,
    }),
    outboxMessages: new Counter({
      name: 'site_outbox_messages_total',
      help: 'Messages about notices by service and result: sent, later, rejected, given-up, refused, unknown, expired',
      labelNames: ['service', 'result'],
      registers,
    }),
  };
}

/** The values of the label `state` of `site_redis`, which dashboards use. */
const redisLabels = { ready: 'well', readOnly: 'refusing', unavailable: 'away' } as const;

export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  shareMetrics(register);
  new Gauge({ name: 'site_processes', help: 'Processes that serve the site', registers }).set(1);
  return {
    register,
    requests: new Counter({
      name: 'site_requests_total',
      help: 'Completed requests',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'site_request_seconds',
      help: 'Time from the request to the end of its response',
      labelNames: ['route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    pages: new Counter({
      name: 'site_page_cache_total',
      help: 'Pages by result of the page cache: hit, stale, miss',
      labelNames: ['state'],
      registers,
    }),
    connectionsClosed: new Counter({
      name: 'site_connections_closed_total',
      help: 'Connections closed by the site: silent, because there were too many; slow, because responses were not read',
      labelNames: ['why'],
      registers,
    }),
    transfers: new Gauge({ name: 'site_file_transfers', help: 'Files being sent to visitors', registers }),
    upstreamCalls: new Counter({
      name: 'campus_api_exchanges_total',
      help: 'Calls of the campus API by outcome: success, or the kind of failure',
      labelNames: ['call', 'outcome'],
      registers,
    }),
    redis: new Gauge({
      name: 'site_redis',
      help: 'Processes by the state of Redis: well, refusing (read-only), away (unavailable); no value without REDIS_URL',
      labelNames: ['state'],
      registers,
      collect() {
        this.reset();
        const state = sharedStore()?.state();
        if (state) this.set({ state: redisLabels[state] }, 1);
      },
    }),
    logins: new Counter({
      name: 'qaa_logins_total',
      help: 'Logins to the QAA area by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    sessions: new Counter({
      name: 'qaa_sessions_total',
      help: 'Sessions of the QAA area: started, ended by a log-out; and requests with an expired or foreign one',
      labelNames: ['event'],
      registers,
    }),
    pagesWarmed: new Counter({
      name: 'site_pages_ahead_total',
      help: 'Prerendered pages by outcome: rendered, there already, failed',
      labelNames: ['outcome'],
      registers,
    }),
    warmupPending: new Gauge({
      name: 'site_ahead_under_way',
      help: '1 from a start or a publication until pages and pictures are prerendered',
      aggregator: 'max',
      registers,
    }),
    picturesWarmed: new Counter({
      name: 'site_pictures_ahead_total',
      help: 'Pictures checked during warm-up by outcome: encoded, there already, failed',
      labelNames: ['outcome'],
      registers,
    }),
    ...documentMetrics(registers),
    ...outboxMetrics(registers),
    pageFeedback: new Gauge({
      name: 'site_useful_answers',
      help: 'All replies to "Was this page useful?", by page and reply',
      labelNames: ['page', 'answer'],
      // Every process reads the same totals.
      aggregator: 'max',
      registers,
    }),
  };
}

/** The metrics of this process, for `GET /api/metrics`. */
export const metrics = processSingleton('metrics', createMetrics);
