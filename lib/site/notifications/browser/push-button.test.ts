import type { LocalSubscription } from './local-subscription.ts';
import { readButtonState, toggleSubscription } from './push-button.ts';

let local: LocalSubscription | null = null;
const subscribe = jest.fn<Promise<void>, unknown[]>();
const unsubscribe = jest.fn<Promise<void>, unknown[]>();
const refusalReason = jest.fn<Promise<string | null>, []>();
jest.mock('./local-subscription.ts', () => ({ readLocalSubscription: async () => local }));
jest.mock('./subscribe.ts', () => ({
  subscribe: (...values: unknown[]) => subscribe(...values),
  unsubscribe: (...values: unknown[]) => unsubscribe(...values),
}));
jest.mock('./permission.ts', () => ({
  refusalReason: () => refusalReason(),
  unsupportedReason: () => null,
  worker: async () => 'registration',
}));

const DAY_MS = 24 * 60 * 60 * 1000;
const labels = { subscribe: 'Notify me', stop: 'Stop', stopAll: 'Stop all' };
const options = { department: 'exam', locale: 'en', labels } as const;
const on = (departments: string[], at = Date.now()) => {
  local = { departments, words: [], numbers: [], language: 'en', endpoint: '', auth: '', at };
};

beforeEach(() => {
  local = null;
  jest.resetAllMocks();
  refusalReason.mockResolvedValue(null);
  Object.assign(globalThis, { Notification: { permission: 'granted' } });
});

test('a tap subscribes to the category beside the others', async () => {
  on(['admission']);
  subscribe.mockImplementation(async () => on(['admission', 'exam']));
  expect(await toggleSubscription(options, false)).toMatchObject({ isOn: true, label: 'Stop' });
  expect(subscribe.mock.lastCall?.[1]).toMatchObject({ departments: ['admission', 'exam'], language: 'en' });
});

test('a button that was off changes nothing if another tab has subscribed meanwhile', async () => {
  on(['exam']);
  expect(await toggleSubscription(options, false)).toMatchObject({ isOn: true, label: 'Stop' });
  expect([subscribe, unsubscribe].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('a tap on the last category ends the subscription, on one of several only that category', async () => {
  on(['exam']);
  unsubscribe.mockImplementation(async () => {
    local = null;
  });
  expect(await toggleSubscription(options, true)).toMatchObject({ isOn: false, label: 'Notify me' });
  on(['exam', 'admission']);
  await toggleSubscription(options, true);
  expect(subscribe.mock.lastCall?.[1]).toMatchObject({ departments: ['admission'] });
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test('a refusal and a failure keep the state', async () => {
  refusalReason.mockResolvedValue('denied');
  expect(await toggleSubscription(options, false)).toMatchObject({ isOn: false });
  refusalReason.mockResolvedValue(null);
  subscribe.mockRejectedValue(new Error('offline'));
  expect((await toggleSubscription(options, false)).sentence).not.toBe('');
});

test('a subscription is renewed a day after it was made, not before', async () => {
  on(['exam']);
  expect(await readButtonState(options)).toMatchObject({ isOn: true });
  expect(subscribe).not.toHaveBeenCalled();
  on(['exam'], Date.now() - 2 * DAY_MS);
  expect(await readButtonState(options)).toMatchObject({ isOn: true });
  expect(subscribe).toHaveBeenCalledTimes(1);
});
