import { metrics } from '#lib/metrics/index.ts';
import { matchRoute } from '#lib/routes/match.ts';
import { createTransfers, isTransfer } from './transfers.ts';

const shown = async () => (await metrics.transfers.get()).values[0]?.value;
const reader = (address: string, stalledFor = 0) => ({ address, stalledFor: () => stalledFor, stop: jest.fn() });

test('all together hold so many, also when all come from one address, and the metrics tell how many', async () => {
  const transfers = createTransfers(3);
  const ends = [1, 2, 3].map(() => transfers.begin(reader('a')));
  expect(ends).not.toContain(null);
  expect(transfers.begin(reader('a'))).toBeNull();
  expect(await shown()).toBe(3);
  for (const end of ends) end?.();
  expect(await shown()).toBe(0);
  expect(transfers.begin(reader('a'))).not.toBeNull();
});

test('one that is not read gives way, the longest first', async () => {
  const transfers = createTransfers(3);
  const readers = [reader('a', 4999), reader('b', 6000), reader('c', 8000)];
  for (const each of readers) transfers.begin(each);
  expect(transfers.begin(reader('d'))).not.toBeNull();
  expect(transfers.begin(reader('d'))).not.toBeNull();
  expect(readers.map(({ stop }) => stop.mock.calls.length)).toEqual([0, 1, 1]);
  expect(await shown()).toBe(3);
});

test('one address that has all of them makes room for others, until they have as many', () => {
  const transfers = createTransfers(4);
  const readers = ['a', 'a', 'a', 'a'].map((address) => reader(address));
  for (const each of readers) transfers.begin(each);
  expect(transfers.begin(reader('b'))).not.toBeNull();
  expect(transfers.begin(reader('b'))).not.toBeNull();
  expect(transfers.begin(reader('b'))).toBeNull();
  expect(transfers.begin(reader('a'))).toBeNull();
  expect(readers.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1, 0, 0]);
});

test('the end of one that gave way is noted once', async () => {
  const transfers = createTransfers(2);
  const end = transfers.begin(reader('a', 9000));
  transfers.begin(reader('b'));
  transfers.begin(reader('c'));
  end?.();
  expect(await shown()).toBe(2);
});

test.each(['/files/a.pdf', '/files/profile/a.jpg', '/api/qaa/documents/1'])('%s is one', (path) => {
  expect(isTransfer(matchRoute(path))).toBe(true);
  expect(isTransfer(matchRoute(path.replace(/[^/]+$/, '')))).toBe(false);
});
