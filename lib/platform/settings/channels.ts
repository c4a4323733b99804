import { z } from 'zod';
import { EnvironmentError } from './environment-error.ts';
import { outgoingUrl } from './values.ts';

/** Accepted values of the settings of channels, as the end of the sentence in an error. */
export const channelTakes = {
  WEBHOOK_URL: 'an https address, or an http address of this machine',
  WEBHOOK_SECRET:
    'whsec_ and 24 to 64 random bytes as base64, such as the output of: echo "whsec_$(openssl rand -base64 32)"',
  WEBHOOK_CATEGORIES: 'addresses of up to 20 categories with commas between them, such as vacancies,tenders',
  TELEGRAM_TOKEN: 'the token of a bot, such as 123456789:AAE…, from @BotFather',
  TELEGRAM_CHAT: 'the name of a channel, such as @campus, or its number, such as -1001234567890',
  FACEBOOK_PAGE: 'the number of a page, not its name',
  FACEBOOK_TOKEN: 'a page access token with the permission pages_manage_posts',
  VIBER_TOKEN: 'the token of a channel, from its "Developer Tools"',
  VIBER_SENDER: 'the id of an administrator of the channel, as get_account_info lists it',
  INDEXNOW_KEY: '8 to 128 letters, digits and hyphens',
} as const;

export const channelVariables = {
  WEBHOOK_URL: outgoingUrl.optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/)
    .refine((text) => {
      const { length } = Buffer.from(text.slice('whsec_'.length), 'base64');
      return length >= 24 && length <= 64;
    })
    .optional(),
  WEBHOOK_CATEGORIES: z
    .string()
    .regex(/^[a-z0-9-]{1,40}(\s*,\s*[a-z0-9-]{1,40}){0,19}$/)
    .optional(),
  TELEGRAM_TOKEN: z
    .string()
    .regex(/^\d{3,20}:[\w-]{20,100}$/)
    .optional(),
  TELEGRAM_CHAT: z
    .string()
    .regex(/^(@[A-Za-z]\w{3,63}|-\d{5,20})$/)
    .optional(),
  FACEBOOK_PAGE: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  FACEBOOK_TOKEN: z
    .string()
    .regex(/^\S{20,1000}$/)
    .optional(),
  VIBER_TOKEN: z
    .string()
    .regex(/^[\w-]{20,200}$/)
    .optional(),
  VIBER_SENDER: z
    .string()
    .regex(/^[\w+/=-]{8,100}$/)
    .optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional(),
};

type Values = { readonly [Name in keyof typeof channelVariables]?: string | undefined };

/** Both values of a channel; null without any. @throws EnvironmentError for one without the other */
function pair(values: Values, first: keyof Values, second: keyof Values): [string, string] | null {
  const [one, other] = [values[first], values[second]];
  if ((one === undefined) !== (other === undefined))
    throw new EnvironmentError([`${first} and ${second} go together: a channel needs both`]);
  return one === undefined || other === undefined ? null : [one, other];
}

/** Services to which the site posts new notices; null for one that is off. @throws EnvironmentError */
export function readChannels(values: Values) {
  const webhook = pair(values, 'WEBHOOK_URL', 'WEBHOOK_SECRET');
  const categories = values.WEBHOOK_CATEGORIES?.split(',').map((address) => address.trim()) ?? null;
  if (categories && !webhook) throw new EnvironmentError(['WEBHOOK_CATEGORIES needs WEBHOOK_URL and WEBHOOK_SECRET']);
  const telegram = pair(values, 'TELEGRAM_TOKEN', 'TELEGRAM_CHAT');
  const facebook = pair(values, 'FACEBOOK_PAGE', 'FACEBOOK_TOKEN');
  const viber = pair(values, 'VIBER_TOKEN', 'VIBER_SENDER');
  return {
    webhook: webhook && { url: webhook[0], secret: webhook[1], categories },
    telegram: telegram && { token: telegram[0], chat: telegram[1] },
    facebook: facebook && { page: facebook[0], token: facebook[1] },
    viber: viber && { token: viber[0], sender: viber[1] },
    indexNow: values.INDEXNOW_KEY === undefined ? null : { key: values.INDEXNOW_KEY },
  };
}

export type ChannelSettings = ReturnType<typeof readChannels>;
