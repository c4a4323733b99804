import type { Channel } from '#lib/site/channels/adapters/channel.ts';
import type { Check } from './check.ts';

/** The settings of each channel, for the report. */
const variables: Readonly<Partial<Record<string, string>>> = {
  webhook: 'WEBHOOK_URL, WEBHOOK_SECRET',
  telegram: 'TELEGRAM_TOKEN, TELEGRAM_CHAT',
  facebook: 'FACEBOOK_PAGE, FACEBOOK_TOKEN',
  viber: 'VIBER_TOKEN, VIBER_SENDER',
  indexNow: 'INDEXNOW_KEY',
};

/** Verifies the settings of a channel at its service without a post; the webhook receives a ping. */
export function channelCheck({ name, target, check }: Channel): Check {
  return {
    shows: `new notices in the channel ${name}`,
    call: `${name} ${target}`,
    async run() {
      const result = await check();
      if (result.ok) return { summary: result.summary || 'accepts the settings' };
      return {
        summary: 'cannot be posted',
        problems: [`${variables[name] ?? name}: the service reports ${result.reason}`],
      };
    },
  };
}

/** Describes channels that are off in one line; null where all are on. */
export function describeMissingChannels(channels: readonly Pick<Channel, 'name'>[]): string | null {
  const off = Object.entries(variables).filter(([name]) => !channels.some((channel) => channel.name === name));
  if (off.length === 0) return null;
  return `New notices are not posted to: ${off.map(([name, settings]) => `${name} (${settings})`).join('; ')}.`;
}
