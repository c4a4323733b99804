import { fillIn } from '#lib/i18n/fill-in.ts';
import type { PushMessage } from '../message.ts';

interface Shown extends NotificationOptions {
  title: string;
  /** Where a tap leads, on this site. */
  data: string;
}

/** The notification for a message: its notices that were not shown before; if all were, the newest one again. */
export function notificationOf(message: PushMessage, told: readonly string[]): Shown {
  const { language, words, list, notices, count } = message;
  const fresh = notices.filter(({ id }) => !told.includes(id));
  const shown = fresh.length > 0 ? fresh : notices.slice(0, 1);
  const [newest] = shown;
  // What had no room in the message is older than what had.
  const unseen = fresh.length === notices.length ? count : shown.length;
  const isOne = unseen === 1;
  return {
    title: isOne ? words.one : fillIn(words.many, { count: unseen }, language),
    body: isOne ? (newest?.text ?? '') : shown.map(({ text }) => text.split('\n')[0]).join('\n'),
    data: isOne ? (newest?.path ?? list) : list,
    tag: `notice-${newest?.id}`,
    lang: language,
    icon: '/apple-icon.png',
  };
}
