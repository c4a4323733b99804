import { metrics } from '../metrics/index.ts';
import { createTransfers, isTransfer } from './transfers.ts';

const shown = async () => (await metrics.transfers.get()).values[0]?.value;

test('one address holds so many and no more, until one of them ends', () => {
  const transfers = createTransfers(10, 2);
  const end = transfers.begin('a');
  expect(transfers.begin('a')).not.toBeNull();
  expect(transfers.begin('a')).toBeNull();
  expect(transfers.begin('b')).not.toBeNull();
  end?.();
  expect(transfers.begin('a')).not.toBeNull();
  expect(transfers.begin('a')).toBeNull();
});

test('so do all together, and the metrics tell how many', async () => {
  const transfers = createTransfers(3, 2);
  const ends = ['a', 'b', 'c'].map((address) => transfers.begin(address));
  expect(ends).not.toContain(null);
  expect(transfers.begin('d')).toBeNull();
  expect(await shown()).toBe(3);
  for (const end of ends) end?.();
  expect(await shown()).toBe(0);
  expect(transfers.begin('d')).not.toBeNull();
});

test.each(['/files/{name}', '/files/profile/{name}', '/api/qaa/documents/{key}'])('%s is one', (route) => {
  expect(isTransfer(route)).toBe(true);
  expect(isTransfer(route.replace('{', ''))).toBe(false);
});
