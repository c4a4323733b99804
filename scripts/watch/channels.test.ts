import { type ChannelState, writeChannelStatus } from '#lib/platform/watch/channel-status.ts';
import { presentConditions, readWatchState } from '#lib/platform/watch/watch-state.ts';
import { watchedCampus } from './testing/watched-campus.ts';

// Noon in Nepal: the daily mail of the first run has been sent at its first minute.
const START = Date.parse('2026-11-28T06:15:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const channel = (more: Partial<ChannelState>): ChannelState => ({
  ...{
    name: 'telegram',
    target: '@campus',
    categories: null,
    isRepeatable: false,
    waiting: 1,
    pause: null,
    failure: null,
    posts: [],
  },
  ...more,
});

test('channels are reported when refused, or after an hour of failures, but not when a person paused them', async () => {
  const campus = watchedCampus();
  await campus.run(START);
  const present = () => presentConditions(readWatchState(campus.dataDir) ?? { conditions: {} });
  const runWith = async (at: number, ...channels: ChannelState[]) => {
    await writeChannelStatus(campus.dataDir, { at, channels });
    await campus.run(at);
    return present().map(({ name, values }) => `${name} ${values.channels}`);
  };
  const failing = channel({ failure: { since: START, reason: '502' } });
  const pausedBy = (by: 'admin' | 'refused') =>
    channel({ name: 'facebook', pause: { by, name: '', since: START, reason: '190' } });
  expect(await runWith(START + 55 * MINUTE, failing, pausedBy('admin'))).toEqual([]);
  expect(await runWith(START + HOUR, failing)).toEqual(['channels telegram']);
  expect(campus.sent.map(({ subject }) => subject)).toContain(
    '[www.campus.example] New notices are not posted to: telegram',
  );
  expect(await runWith(START + 65 * MINUTE, failing, pausedBy('refused'))).toEqual(['channels telegram, facebook']);
  await runWith(START + 70 * MINUTE, channel({}));
  expect(await runWith(START + 90 * MINUTE, channel({}))).toEqual([]);
});
