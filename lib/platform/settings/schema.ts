import { z } from 'zod';
import { channelTakes, channelVariables, readChannels } from './channels.ts';
import { EnvironmentError } from './environment-error.ts';
import {
  backupRepository,
  baseUrl,
  emailAddress,
  emailList,
  feedAddress,
  hostList,
  integer,
  origin,
  originList,
  pushKey,
  redisUrl,
  SECRET_LENGTH,
  secretList,
  smtpUrl,
} from './values.ts';

/** Accepted values of each variable, as the end of the sentence in an error. */
const takes: Readonly<Record<string, string>> = {
  PORT: 'a whole number from 0 to 65535',
  WEB_CONCURRENCY: 'a whole number of processes from 1 to 16',
  HOST: 'a host name or an IP address to listen on',
  SITE_URL: 'an origin such as https://campus.example.edu.np, without a path',
  UPSTREAM_URL: 'an http or https address without user name, query or fragment',
  SITE_CONTENT_URL: 'an http or https address without user name, query or fragment',
  PROFILE_PICTURE_URL: 'an http or https address without user name, query or fragment',
  UPSTREAM_TIMEOUT_MS: 'a whole number of milliseconds from 100 to 60000',
  DATA_DIR: 'a folder name',
  SESSION_SECRET: `secrets of at least ${SECRET_LENGTH} characters each, separated by commas, newest first`,
  REVALIDATE_SECRET: 'a text without blanks',
  METRICS_SECRET: 'a text without blanks',
  PUSH_KEY: 'the private half of a VAPID key: 43 characters of base64url',
  PUSH_SERVICES: 'origins such as https://push.example, separated by commas',
  API_RATE_LIMIT: 'a whole number of points a minute from 0 (no limit) to 1000000',
  REDIS_URL: 'a redis or rediss address',
  REDIS_SENTINELS: 'hosts with ports such as 10.0.0.2:26379, separated by commas',
  REDIS_CLUSTER: 'hosts with ports such as 10.0.0.2:6379, separated by commas',
  TRUST_PROXY: 'the number of trusted reverse proxies, 0 to 10',
  QAA_USER: 'a user name of at most 100 characters',
  QAA_PASSWORD: 'a password of at most 200 characters',
  SMTP_URL:
    'an smtp or smtps address such as smtp://user:password@mail.example:587, together with ENQUIRY_TO, ALERTS_TO or SUBSCRIPTIONS_FROM',
  ENQUIRY_TO: 'one e-mail address',
  ENQUIRY_FROM: 'one e-mail address',
  SUBSCRIPTIONS_FROM: 'one e-mail address',
  SUBSCRIPTIONS_RATE: 'a whole number of mails a minute from 1 to 600',
  SUBSCRIPTIONS_DELAY: 'a whole number of seconds from 2 to 3600',
  ALERTS_TO: 'e-mail addresses, separated by commas',
  ALERTS_LANGUAGE: 'both, en or ne',
  ALERTS_HOUR: 'an hour of Nepal time from 0 to 23',
  UPDATE_FEED: 'an http or https address, or the absolute path of a file',
  BACKUP_REPOSITORY:
    'a place such as s3:https://storage.example/bucket, sftp:user@backup.example:campus or /mnt/disk, together with BACKUP_PASSWORD',
  BACKUP_PASSWORD: 'a text of at least 16 characters',
  BACKUP_S3_KEY: 'the id of an access key',
  BACKUP_S3_SECRET: 'the secret of an access key',
  BACKUP_KEEP_DAILY: 'a whole number of back-ups from 1 to 1000',
  BACKUP_KEEP_WEEKLY: 'a whole number of back-ups from 0 to 1000',
  BACKUP_KEEP_MONTHLY: 'a whole number of back-ups from 0 to 1000',
  ...channelTakes,
  SERVICE_WORKER: 'on or off',
  DOCUMENTS: 'on or off',
  RECOGNITION: 'on or off',
  RENDER_AHEAD: 'on or off',
  DICTIONARIES: 'on or off',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
};

const schema = z.object({
  PORT: integer(0, 65_535).default(3000),
  WEB_CONCURRENCY: integer(1, 16).optional(),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/)
    .default('0.0.0.0'),
  SITE_URL: origin.optional(),
  UPSTREAM_URL: baseUrl.optional(),
  SITE_CONTENT_URL: baseUrl.optional(),
  PROFILE_PICTURE_URL: baseUrl.optional(),
  UPSTREAM_TIMEOUT_MS: integer(100, 60_000).default(5000),
  DATA_DIR: z
    .string()
    .regex(/^\P{Cc}+$/u)
    .default('.data'),
  SESSION_SECRET: secretList.optional(),
  REVALIDATE_SECRET: z.string().regex(/^\S+$/).optional(),
  METRICS_SECRET: z.string().regex(/^\S+$/).optional(),
  PUSH_KEY: pushKey.optional(),
  PUSH_SERVICES: originList.default([]),
  API_RATE_LIMIT: integer(0, 1_000_000).default(30_000),
  REDIS_URL: redisUrl.optional(),
  REDIS_SENTINELS: hostList.default([]),
  REDIS_CLUSTER: hostList.default([]),
  TRUST_PROXY: integer(0, 10).default(0),
  QAA_USER: z.string().max(100).default('qaa'),
  QAA_PASSWORD: z.string().max(200).optional(),
  SMTP_URL: smtpUrl.optional(),
  ENQUIRY_TO: emailAddress.optional(),
  ENQUIRY_FROM: emailAddress.optional(),
  SUBSCRIPTIONS_FROM: emailAddress.optional(),
  SUBSCRIPTIONS_RATE: integer(1, 600).default(30),
  SUBSCRIPTIONS_DELAY: integer(2, 3600).default(120),
  ALERTS_TO: emailList.optional(),
  ALERTS_LANGUAGE: z.enum(['both', 'en', 'ne']).default('both'),
  ALERTS_HOUR: integer(0, 23).default(7),
  UPDATE_FEED: feedAddress.optional(),
  BACKUP_REPOSITORY: backupRepository.optional(),
  BACKUP_PASSWORD: z.string().min(16).optional(),
  BACKUP_S3_KEY: z.string().regex(/^\S+$/).optional(),
  BACKUP_S3_SECRET: z.string().regex(/^\S+$/).optional(),
  BACKUP_KEEP_DAILY: integer(1, 1000).default(14),
  BACKUP_KEEP_WEEKLY: integer(0, 1000).default(8),
  BACKUP_KEEP_MONTHLY: integer(0, 1000).default(12),
  ...channelVariables,
  ADMIN_PORT: z.string().optional(),
  SITE_SERVED_HERE: z.string().optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  DOCUMENTS: z.enum(['on', 'off']).default('on'),
  RECOGNITION: z.enum(['on', 'off']).default('on'),
  RENDER_AHEAD: z.enum(['on', 'off']).default('on'),
  DICTIONARIES: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Environment = ReturnType<typeof parseEnvironment>;

/** The names of all variables that `parseEnvironment` reads. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

/**
 * Parses the settings of the site; an empty variable counts as unset.
 * Plain Node can import this file: the start script checks the environment before it starts the server.
 * @throws EnvironmentError
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const definedVariables = Object.entries(variables).filter(([, value]) => value?.trim());
  const parsed = schema.safeParse(Object.fromEntries(definedVariables.map(([name, value]) => [name, value?.trim()])));
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    throw new EnvironmentError([...names].map((name) => `${name} takes ${takes[name]}`));
  }
  const values = parsed.data;
  const hasAdmin = values.UPSTREAM_URL === undefined && values.ADMIN_PORT !== 'off';
  const {
    SMTP_URL: server,
    ENQUIRY_TO: enquiryTo,
    ALERTS_TO: alertsTo,
    SUBSCRIPTIONS_FROM: subscriptionsFrom,
  } = values;
  const usesMail = [enquiryTo, alertsTo, subscriptionsFrom].some((address) => address !== undefined);
  if ((server !== undefined) !== usesMail)
    throw new EnvironmentError([
      'SMTP_URL goes together with ENQUIRY_TO, ALERTS_TO or SUBSCRIPTIONS_FROM: the mail server, and its use',
    ]);
  if (values.REDIS_SENTINELS.length > 0 && values.REDIS_CLUSTER.length > 0)
    throw new EnvironmentError(['REDIS_SENTINELS and REDIS_CLUSTER exclude each other']);
  if ((values.BACKUP_REPOSITORY === undefined) !== (values.BACKUP_PASSWORD === undefined))
    throw new EnvironmentError(['BACKUP_REPOSITORY and BACKUP_PASSWORD go together: the place, and its password']);
  return {
    port: values.PORT,
    host: values.HOST,
    processes: values.WEB_CONCURRENCY ?? null,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    /** Null for the embedded campus API. The machine with the admin also has the records where `UPSTREAM_URL` names no other API. */
    upstreamUrl: values.UPSTREAM_URL ?? values.SITE_CONTENT_URL ?? null,
    /** The embedded campus API of another machine, which has the site content; null for this machine. */
    siteContentUrl: values.SITE_CONTENT_URL ?? null,
    profilePictureUrl: values.PROFILE_PICTURE_URL ?? null,
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    dataDir: values.DATA_DIR,
    sessionSecrets: values.SESSION_SECRET ?? null,
    revalidateSecret: values.REVALIDATE_SECRET ?? null,
    metricsSecret: values.METRICS_SECRET ?? null,
    pushKey: values.PUSH_KEY ?? null,
    pushServices: values.PUSH_SERVICES,
    apiRateLimit: values.API_RATE_LIMIT,
    redisUrl: values.REDIS_URL ?? null,
    redisSentinels: values.REDIS_SENTINELS,
    redisCluster: values.REDIS_CLUSTER,
    trustProxy: values.TRUST_PROXY,
    qaaUser: values.QAA_USER,
    qaaPassword: values.QAA_PASSWORD ?? null,
    mail:
      server === undefined || enquiryTo === undefined
        ? null
        : { server, to: enquiryTo, from: values.ENQUIRY_FROM ?? enquiryTo },
    /** Destination of visitors' messages: a mail address if configured, else the admin of the embedded campus API; null if there is neither. */
    enquiryDelivery: enquiryTo === undefined ? (hasAdmin ? ('admin' as const) : null) : ('mail' as const),
    /** Mails of `site watch`; null without a recipient. */
    alerts:
      server === undefined || alertsTo === undefined
        ? null
        : { server, to: alertsTo.join(', '), from: values.ENQUIRY_FROM ?? enquiryTo ?? alertsTo[0] ?? '' },
    /** Mails to subscribers of notices: sender, mails a minute, and milliseconds from a publication to its mails; null without a sender. */
    subscriptions:
      server === undefined || subscriptionsFrom === undefined
        ? null
        : {
            server,
            from: subscriptionsFrom,
            rate: values.SUBSCRIPTIONS_RATE,
            delayMs: values.SUBSCRIPTIONS_DELAY * 1000,
          },
    channels: readChannels(values),
    alertsLanguage: values.ALERTS_LANGUAGE,
    /** Hour of the daily mail, in Nepal. */
    alertsHour: values.ALERTS_HOUR,
    /** Address or absolute path of the list of releases; null for no check. */
    updateFeed: values.UPDATE_FEED ?? null,
    /** Place and number of the back-ups outside of this machine; null without. */
    remoteBackup:
      values.BACKUP_REPOSITORY === undefined || values.BACKUP_PASSWORD === undefined
        ? null
        : {
            repository: values.BACKUP_REPOSITORY,
            password: values.BACKUP_PASSWORD,
            s3Key: values.BACKUP_S3_KEY ?? null,
            s3Secret: values.BACKUP_S3_SECRET ?? null,
            daily: values.BACKUP_KEEP_DAILY,
            weekly: values.BACKUP_KEEP_WEEKLY,
            monthly: values.BACKUP_KEEP_MONTHLY,
          },
    serviceWorker: values.SERVICE_WORKER === 'on',
    readsDocuments: values.DOCUMENTS === 'on',
    /** Whether the text of scans is recognised; only where documents are read. */
    recognisesPages: values.DOCUMENTS === 'on' && values.RECOGNITION === 'on',
    warmsUp: values.RENDER_AHEAD === 'on',
    offersDictionaries: values.DICTIONARIES === 'on',
    /** Set only in the build of `npm start` (scripts/steps/build.ts): the site is served from its build folder. */
    isServedHere: values.SITE_SERVED_HERE !== undefined,
    logLevel: values.LOG_LEVEL,
  };
}
