import type { NewsEvent, ServiceName } from '#lib/platform/watch/outbox-status.ts';
import type { Announcement } from './announcements.ts';
import type { Entry } from './queue.ts';
import type { Change, Records } from './storage/stored-records.ts';

/**
 * The result of an attempt. `gone`: nothing is left to send; `wait`: not tried, until a time in epoch milliseconds. `later`: tried again,
 * after `after` milliseconds where the service names them. `down`: the service accepts nothing at present, which does not count as an attempt.
 * `rejected`: this message is not accepted, others may be. `refused`: the login, its rights or the address is wrong, which only a person can
 * mend. `unknown`: the service may have received it.
 */
export type Result =
  | { kind: 'sent'; url: string | null }
  | { kind: 'gone'; label?: 'expired' }
  | { kind: 'wait'; until: number }
  | { kind: 'later'; reason: string; after: number | null }
  | { kind: 'down'; reason: string; mayBeReceived: boolean }
  | { kind: 'rejected' | 'refused' | 'unknown'; reason: string };

/** `changes`: made when the entry leaves the queue. */
export type SendResult = Result & { changes?: readonly Change[] };

/** An entry as the admin sees it. `count`: notices in it. */
export interface About {
  event: NewsEvent;
  notice: string;
  title: string;
  count: number;
}

/** News that is due for a service: notices as they are now, and ids of withdrawn ones. `now`: epoch milliseconds. */
export interface News {
  published: readonly Announcement[];
  withdrawn: readonly string[];
  now: number;
}

/** Everything that attempts of the next seconds share, as a connection. */
export interface Session {
  /** Prepares a message; null where nothing is left to send. Its sending never throws, and returns no secret. @throws CampusApiError, and for an entry that it cannot write */
  prepare(entry: Entry): Promise<(() => Promise<SendResult>) | null>;
  close?(): void;
}

/** A service that informs readers of news, with its policy. All functions throw where the store fails. */
export interface Deliverer {
  readonly name: ServiceName;
  /** Destination of the messages for the admin, without secrets. */
  readonly target: string;
  readonly events: readonly NewsEvent[];
  /** Addresses of the categories whose notices are sent; null for all. */
  readonly categories: readonly string[] | null;
  /** Milliseconds from a publication to its messages: a mistake can be withdrawn. */
  readonly delayMs: number;
  /** Whether a message names the categories of its notices. */
  readonly namesCategories: boolean;
  /** Whether many notices at once are an import, and not sent. */
  readonly skipsImports: boolean;
  /** Whether the service recognises a repeated message: only then is an unknown one sent again. */
  readonly isRepeatable: boolean;
  /** Whether a message that has to wait holds back later ones. */
  readonly isOrdered: boolean;
  /** Messages at a time; with more than one, results are reported together. */
  readonly concurrency: number;
  /** Milliseconds between two messages. */
  readonly intervalMs: number;
  /** Waits before the next attempts, in milliseconds; then a message is given up. */
  readonly waitsMs: readonly number[];
  /** The longest wait of an entry; a longer one was counted with a clock that was fast. */
  readonly maxWaitMs: number;
  /** Rejections in a row that pause the service: the fault is that of the site, and not of its readers. */
  readonly maxRejections: number;
  /** Whether anybody is to be informed: else news is not even looked for. */
  isActive(records: Records): Promise<boolean>;
  /** Numbers for the admin. */
  figures(records: Records): Promise<Record<string, number>>;
  /** The entries that news adds to the queue, and how many. */
  queueNews(records: Records, news: News): Promise<{ changes: Change[]; count: number }>;
  about(entry: Entry): About;
  /** @throws CampusApiError */
  open(records: Records): Promise<Session>;
  /** Compares documents that were read since the last call with numbers that readers follow. @throws CampusApiError */
  compareNumbers?(records: Records, now: number): Promise<void>;
  /** Deletes what has expired, every ten minutes. `now`: the time by which records are deleted. */
  sweep?(records: Records, now: number): Promise<void>;
}
