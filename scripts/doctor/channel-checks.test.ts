import type { Channel, ChannelCheck } from '#lib/site/channels/adapters/channel.ts';
import { channelCheck, describeMissingChannels } from './channel-checks.ts';

const channelWith = (result: ChannelCheck): Channel => ({
  ...{ name: 'telegram', target: '@campus', events: ['published'], categories: null, isRepeatable: false },
  post: async () => ({ kind: 'posted', url: null }),
  check: async () => result,
});

test('the settings that a service refuses are named', async () => {
  const check = channelCheck(channelWith({ ok: false, reason: '401 Unauthorized' }));
  expect(check.call).toBe('telegram @campus');
  expect(await check.run()).toMatchObject({
    problems: ['TELEGRAM_TOKEN, TELEGRAM_CHAT: the service reports 401 Unauthorized'],
  });
  expect(await channelCheck(channelWith({ ok: true, summary: 'Campus news' })).run()).toEqual({
    summary: 'Campus news',
  });
});

test('channels that are off are listed with their settings', () => {
  const line = describeMissingChannels([{ name: 'telegram' }, { name: 'indexNow' }]);
  expect(line).toContain('viber (VIBER_TOKEN, VIBER_SENDER)');
  expect(line).not.toMatch(/TELEGRAM|INDEXNOW/);
});
