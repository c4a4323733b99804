import 'server-only';
import {
  type ChannelState,
  channelNames,
  readChannelWish,
  readRepeatWishes,
  writeChannelStatus,
} from '#lib/platform/watch/channel-status.ts';
import type { Channel } from './adapters/channel.ts';
import type { ChannelRecords } from './channel-records.ts';
import { queuedPosts } from './queue.ts';
import { repeatPosts } from './repeat-posts.ts';
import { readCondition, readPosts, storeCondition } from './state.ts';

/** The exchange with the admin of this machine, in files of `DATA_DIR`. */
export interface StatusReport {
  /** Pauses or resumes channels, and repeats posts, as the admin wishes. @throws errors of the store */
  applyWishes(records: ChannelRecords): Promise<void>;
  /** Writes the state for the admin, at most every few seconds; a failure is ignored. @throws errors of the store */
  write(records: ChannelRecords): Promise<void>;
}

const WRITE_MS = 5000;

export function createStatusReport(channels: readonly Channel[], dataDir: string): StatusReport {
  const applied = new Map<string, number>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return {
    async applyWishes(records) {
      for (const { name } of channels) {
        const wish = readChannelWish(dataDir, name);
        if (!wish || wish.at === applied.get(name)) continue;
        if ((await records.get('state', `wish ${name}`)) !== String(wish.at)) {
          const pause = wish.isPaused ? { by: 'admin' as const, name: wish.name, since: wish.at, reason: '' } : null;
          const { failure } = await readCondition(records, name);
          const note = { in: 'state', key: `wish ${name}`, value: String(wish.at) } as const;
          await records.change([storeCondition(name, { pause, failure }), note]);
          writtenAt = Number.NEGATIVE_INFINITY;
        }
        applied.set(name, wish.at);
      }
      for (const { name } of channels) await repeatPosts(records, name, readRepeatWishes(dataDir, name));
    },
    async write(records) {
      const now = Date.now();
      if (Math.abs(now - writtenAt) < WRITE_MS) return;
      writtenAt = now;
      const queue = await queuedPosts(records);
      const states = await Promise.all(
        channels.map(
          async ({ name, target, categories, isRepeatable }): Promise<ChannelState> => ({
            name,
            target,
            categories,
            isRepeatable,
            ...(await readCondition(records, name)),
            posts: await readPosts(records, name),
            waiting: queue.filter(({ post }) => post.channel === name).length,
          }),
        ),
      );
      states.sort((a, b) => channelNames.indexOf(a.name) - channelNames.indexOf(b.name));
      await writeChannelStatus(dataDir, { at: now, channels: states }).catch(() => undefined);
    },
  };
}
