import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readChannelStatus } from '#lib/platform/watch/channel-status.ts';
import { advanceClock, DAY } from '#lib/site/campus-client/testing/fake-clock.ts';
import { startChannels } from './start.ts';
import { off, withChannels } from './testing/with-channels.ts';

const { server, publish, startRound, publishAndSend } = withChannels();
const dataDir = () => process.env.DATA_DIR ?? '';

test('nothing is stored where no channel was ever on', async () => {
  await startChannels({ channels: off, dataDir: dataDir() });
  expect(existsSync(join(dataDir(), 'channels.db'))).toBe(false);
});

test('notices of the time without channels are not posted later', async () => {
  publish({ 1: 'Before' });
  await startRound()(true);
  expect(readChannelStatus(dataDir())).not.toBeNull();
  await startChannels({ channels: off, dataDir: dataDir() });
  expect(readChannelStatus(dataDir())).toBeNull();
  advanceClock(DAY);
  const round = startRound();
  await publishAndSend(round, { 1: 'Before', 2: 'Meanwhile' });
  expect(server().received).toEqual([]);
  await publishAndSend(round, { 1: 'Before', 2: 'Meanwhile', 3: 'After' });
  expect(server().received.map(({ body }) => JSON.parse(body).text.split('\n')[0])).toEqual(['After']);
});
