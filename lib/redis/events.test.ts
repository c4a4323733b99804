import { listenToInstances, onEvent } from './events.ts';
import { type Invalidation, readInvalidations } from './invalidation-log.ts';

let tell: (news: Invalidation) => void = () => undefined;
jest.mock('./invalidation-log.ts', () => ({
  readInvalidations: jest.fn((_: string, hear: typeof tell) => {
    tell = hear;
  }),
}));
jest.mock('./shared-store.ts', () => ({ sharedStore: () => null }));

beforeEach(() => globalThis.campusWebsite?.clear());

test('what others publish is told to whoever listens, also to those who listen later', () => {
  listenToInstances('redis://nowhere');
  tell([['staff']]);
  const listen = jest.fn();
  onEvent('published', listen);
  tell([['notices']]);
  expect(listen.mock.calls).toEqual([[[['staff']]], [[['notices']]]]);
});

test('without a Redis nobody is heard', () => {
  listenToInstances(null);
  expect(readInvalidations).toHaveBeenCalledTimes(1);
});
