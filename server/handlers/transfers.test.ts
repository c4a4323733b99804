import { metrics } from '#lib/platform/metrics/index.ts';
import { createTransfers } from './transfers.ts';

const transferCount = async () => (await metrics.transfers.get()).values[0]?.value;
const reader = (address: string, stalledFor = 0) => ({ address, stalledFor: () => stalledFor, stop: jest.fn() });

test('the number of transfers is limited, one address may have all of them, and the metrics report the number', async () => {
  const transfers = createTransfers(3);
  const ends = [1, 2, 3].map(() => transfers.begin(reader('a')));
  expect(ends).not.toContain(null);
  expect(transfers.begin(reader('a'))).toBeNull();
  expect(await transferCount()).toBe(3);
  for (const end of ends) end?.();
  expect(await transferCount()).toBe(0);
  expect(transfers.begin(reader('a'))).not.toBeNull();
});

test('a stalled transfer is stopped for a new one, the longest stalled first', async () => {
  const transfers = createTransfers(3);
  const readers = [reader('a', 4999), reader('b', 6000), reader('c', 8000)];
  for (const each of readers) transfers.begin(each);
  expect(transfers.begin(reader('d'))).not.toBeNull();
  expect(transfers.begin(reader('d'))).not.toBeNull();
  expect(readers.map(({ stop }) => stop.mock.calls.length)).toEqual([0, 1, 1]);
  expect(await transferCount()).toBe(3);
});

test('an address that has all transfers loses some to other addresses, until the shares are equal', () => {
  const transfers = createTransfers(4);
  const readers = ['a', 'a', 'a', 'a'].map((address) => reader(address));
  for (const each of readers) transfers.begin(each);
  expect(transfers.begin(reader('b'))).not.toBeNull();
  expect(transfers.begin(reader('b'))).not.toBeNull();
  expect(transfers.begin(reader('b'))).toBeNull();
  expect(transfers.begin(reader('a'))).toBeNull();
  expect(readers.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1, 0, 0]);
});

test('the end of a stopped transfer is counted once', async () => {
  const transfers = createTransfers(2);
  const end = transfers.begin(reader('a', 9000));
  transfers.begin(reader('b'));
  transfers.begin(reader('c'));
  end?.();
  expect(await transferCount()).toBe(2);
});
