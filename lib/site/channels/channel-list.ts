import 'server-only';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { log } from '#lib/platform/runtime/log.ts';
import type { ChannelSettings } from '#lib/platform/settings/channels.ts';
import { currentCategory } from '#lib/site/notices/addresses.ts';
import type { Deliverer } from '#lib/site/outbox/deliverer.ts';
import type { Channel } from './adapters/channel.ts';
import { createFacebook } from './adapters/facebook.ts';
import { createIndexNow } from './adapters/index-now.ts';
import { createTelegram } from './adapters/telegram.ts';
import { createViber } from './adapters/viber.ts';
import { createWebhook } from './adapters/webhook.ts';
import { channelDeliverer } from './channel-deliverer.ts';

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

/** The channels of the settings as services of the outbox. A category that the campus does not have is reported. */
export function channelDeliverers(settings: ChannelSettings): Deliverer[] {
  const isCategory = (address: string): boolean => contentAddresses().categories.has(currentCategory(address));
  const unknown = (settings.webhook?.categories ?? []).filter((address) => !isCategory(address));
  if (unknown.length > 0) log.warn({ categories: unknown }, 'the campus has no such categories of WEBHOOK_CATEGORIES');
  return configuredChannels(settings).map(channelDeliverer);
}
