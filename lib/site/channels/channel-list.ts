import 'server-only';
import type { ChannelSettings } from '#lib/platform/settings/channels.ts';
import type { Channel } from './adapters/channel.ts';
import { createFacebook } from './adapters/facebook.ts';
import { createIndexNow } from './adapters/index-now.ts';
import { createTelegram } from './adapters/telegram.ts';
import { createViber } from './adapters/viber.ts';
import { createWebhook } from './adapters/webhook.ts';

/** The addresses of the services. */
export const services = {
  telegram: 'https://api.telegram.org',
  facebook: 'https://graph.facebook.com/v23.0',
  viber: 'https://chatapi.viber.com',
  indexNow: 'https://api.indexnow.org',
} as const;

export type ServiceAddresses = { readonly [Name in keyof typeof services]: string };

/** The channels that the settings turn on. Tests replace the addresses of the services. */
export function configuredChannels(settings: ChannelSettings, addresses: ServiceAddresses = services): Channel[] {
  const { webhook, telegram, facebook, viber, indexNow } = settings;
  return [
    webhook && createWebhook(webhook),
    telegram && createTelegram(telegram, addresses.telegram),
    facebook && createFacebook(facebook, addresses.facebook),
    viber && createViber(viber, addresses.viber),
    indexNow && createIndexNow(indexNow, addresses.indexNow),
  ].filter((channel) => channel !== null);
}
