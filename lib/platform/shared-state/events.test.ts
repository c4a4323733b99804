import { listenToInstances, onEvent } from './events.ts';
import { type Invalidation, readInvalidations } from './invalidation-log.ts';

let emit: (invalidation: Invalidation) => void = () => undefined;
jest.mock('./invalidation-log.ts', () => ({
  readInvalidations: jest.fn((_: string, listener: typeof emit) => {
    emit = listener;
  }),
}));
jest.mock('./shared-store.ts', () => ({ sharedStore: () => null }));

beforeEach(() => globalThis.campusWebsite?.clear());

test('publications of other instances reach all listeners, also those added later', () => {
  listenToInstances('redis://nowhere');
  emit([['staff']]);
  const listener = jest.fn();
  onEvent('published', listener);
  emit([['notices']]);
  expect(listener.mock.calls).toEqual([[[['staff']]], [[['notices']]]]);
});

test('without Redis the process does not listen to other instances', () => {
  listenToInstances(null);
  expect(readInvalidations).toHaveBeenCalledTimes(1);
});
