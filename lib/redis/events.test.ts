import { hearInstances, onTold } from './events.ts';
import { hearNews, type News } from './news.ts';

let tell: (news: News) => void = () => undefined;
jest.mock('./news.ts', () => ({
  hearNews: jest.fn((_: string, hear: typeof tell) => {
    tell = hear;
  }),
}));
jest.mock('./shared-store.ts', () => ({ sharedStore: () => null }));

beforeEach(() => globalThis.campusWebsite?.clear());

test('what others publish is told to whoever listens, also to those who listen later', () => {
  hearInstances('redis://nowhere');
  tell([['staff']]);
  const listen = jest.fn();
  onTold('published', listen);
  tell([['notices']]);
  expect(listen.mock.calls).toEqual([[[['staff']]], [[['notices']]]]);
});

test('without a Redis nobody is heard', () => {
  hearInstances(null);
  expect(hearNews).toHaveBeenCalledTimes(1);
});
