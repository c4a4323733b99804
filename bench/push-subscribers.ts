import { recordsInDataDir } from '#lib/push/storage/records-in-data-dir.ts';
import type { Change } from '#lib/push/storage/stored-records.ts';
import { createReceiver } from '#lib/push/testing/receiver.ts';

// A program of its own (node --conditions=react-server): fills a data folder with subscriptions.
const [dataDir = '', service = '', count] = process.argv.slice(2);

const subscribers = Array.from({ length: Number(count) }, (_, index): Change => {
  const language = index % 2 === 0 ? 'en' : 'ne';
  const { keys } = createReceiver();
  const value = { endpoint: `${service}/filled/${index}`, keys, departments: ['exam'], language, since: 0 };
  return { in: 'subscriptions', key: `filled-${index}`, value: JSON.stringify(value) };
});
await recordsInDataDir(dataDir).change(subscribers);
