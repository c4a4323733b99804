import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export function documentMetrics(registers: Registry[]) {
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
