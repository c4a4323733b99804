import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { PushMessage } from '../delivery/message.ts';

interface PushNotification extends NotificationOptions {
  title: string;
  /** The path on this site that a tap opens. */
  data: string;
}

/** The notification for a message: its notices that were not shown before; if all were, the newest one again. */
export function toNotification(message: PushMessage, notified: readonly string[]): PushNotification {
  const { language, words, list, notices, count } = message;
  const fresh = notices.filter(({ id }) => !notified.includes(id));
  const visible = fresh.length > 0 ? fresh : notices.slice(0, 1);
  const [newest] = visible;
  // The notices left out of the message are older than the others.
  const unseen = fresh.length === notices.length ? count : visible.length;
  const isOne = unseen === 1;
  return {
    title: isOne ? (newest?.title ?? words.one) : fillIn(words.many, { count: unseen }, language),
    body: isOne ? (newest?.text ?? '') : visible.map(({ text }) => text.split('\n')[0]).join('\n'),
    data: isOne ? (newest?.path ?? list) : list,
    tag: `notice-${newest?.id}`,
    lang: language,
    icon: '/apple-icon.png',
  };
}
