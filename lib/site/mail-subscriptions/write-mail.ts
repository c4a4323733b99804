import 'server-only';
import type { Locale } from '#content/locale.ts';
import { mailSubscription, noticeMails as mailTexts } from '#content/messages/follow.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { NoticeCategory } from '#content/site/categories.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { oneLine } from '#lib/platform/i18n/one-line.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { FOLLOW, FOLLOW_END, localPath } from '#lib/platform/routes/paths.ts';
import type { ListMessage } from '#lib/platform/runtime/mail-transport.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { listPath, noticePath } from '#lib/site/notices/addresses.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import { describeChoices } from '#lib/site/notifications/choices/describe-choices.ts';
import { formatBothCalendars } from '#packages/nepali/calendar/index.ts';
import { messageIdOf, signLink } from './keys.ts';
import { layOutMail, type MailPart } from './mail-layout.ts';
import type { MailItem, QueuedMail } from './queue.ts';
import type { Subscriber, SubscriptionRequest } from './subscriber.ts';

/** The page that a link of a mail opens. */
function followUrl(key: string, purpose: 'confirm' | 'manage' | 'end', id: string, language: Locale): string {
  return absoluteUrl(`${localPath(FOLLOW, language)}?key=${signLink(key, { purpose, id })}`);
}

/** Headers of a mail to a subscriber: one request ends the subscription (RFC 8058), and no program replies (RFC 3834). */
function listHeaders(key: string, id: string, domain: string, language: Locale): Record<string, string> {
  const end = absoluteUrl(`${FOLLOW_END}?key=${signLink(key, { purpose: 'end', id })}&locale=${language}`);
  return {
    'List-Unsubscribe': `<${end}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<notices.${domain}>`,
    ...automatic,
  };
}

const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** The domain of an address. */
const domainOf = (address: string): string => address.split('@')[1] ?? 'localhost';

/** Common parts of all mails: the sender, the name of the campus, its categories, and the key of links. */
export interface Letterhead {
  from: string;
  campus: Record<Locale, string>;
  categories: readonly NoticeCategory[];
  key: string;
}

/** Notices of one mail; the list has further ones. */
const MAX_LISTED = 40;

const envelope = ({ from, campus }: Letterhead, language: Locale, to: string) => ({
  from: { name: oneLine(campus[language]), address: from },
  to: { name: '', address: to },
});

/** The confirmation mail. Its Message-ID comes from the request, so that a repeated mail is recognised. It has no words of the form, as a stranger may have entered them. */
export function writeConfirmation(id: string, request: SubscriptionRequest, letterhead: Letterhead): ListMessage {
  const { language, departments, numbers, email, frequency } = request;
  const { campus, categories, key, from } = letterhead;
  const name = oneLine(campus[language]);
  const fill = (text: Record<Locale, string>) => fillIn(text[language], { campus: name }, language);
  const choices = describeChoices({ departments, words: [], hasNumber: numbers.length > 0 }, categories, language);
  const parts: MailPart[] = [
    { lines: [fill(mailTexts.confirmWhat)] },
    { lines: [...choices.map((choice) => `• ${choice}`), `• ${mailSubscription.frequencies[frequency][language]}`] },
    { lines: [], link: { label: mailTexts.confirmLink[language], url: followUrl(key, 'confirm', id, language) } },
  ];
  return {
    ...envelope(letterhead, language, email),
    subject: fill(mailTexts.confirmSubject),
    messageId: `<confirm.${id}@${domainOf(from)}>`,
    headers: automatic,
    ...layOutMail(language, parts, [{ lines: [fill(mailTexts.confirmElse)] }]),
  };
}

function subjectOf(
  listed: readonly { notice: Notice; item: MailItem }[],
  isWeekly: boolean,
  language: Locale,
  campus: string,
) {
  const [first] = listed;
  const title = oneLine(noticeTitle(first?.notice.description ?? ''));
  const withNumber = listed.find(({ item }) => item.file !== null);
  if (withNumber)
    return fillIn(
      mailTexts.numberSubject[language],
      { title: oneLine(noticeTitle(withNumber.notice.description)) },
      language,
    );
  if (isWeekly) return fillIn(mailTexts.weeklySubject[language], { count: listed.length, campus }, language);
  if (listed.length === 1) return fillIn(mailTexts.oneSubject[language], { title }, language);
  return fillIn(mailTexts.manySubject[language], { count: listed.length, campus }, language);
}

function noticePart({ notice, item }: { notice: Notice; item: MailItem }, language: Locale): MailPart {
  const { notices } = messagesIn(language);
  const published =
    notice.created &&
    fillIn(mailTexts.published[language], { date: formatBothCalendars(notice.created, language) }, language);
  return {
    heading: oneLine(notice.description),
    lines: [
      ...(item.file === null ? [] : [fillIn(mailTexts.numberIn[language], { file: oneLine(item.file) }, language)]),
      ...(published ? [published] : []),
      ...(notice.lastDate ? [`${notices.lastDate}: ${formatBothCalendars(notice.lastDate, language)}`] : []),
    ],
    link: { label: mailTexts.read[language], url: absoluteUrl(localPath(noticePath(notice.id), language)) },
  };
}

/** A mail to a subscriber about the notices that are still published; null without one. */
export function writeNoticeMail(
  { key: mailId, mail, subscriber }: { key: string; mail: QueuedMail; subscriber: Subscriber },
  notices: ReadonlyMap<string, Notice>,
  letterhead: Letterhead,
): ListMessage | null {
  const { language, email } = subscriber;
  const { campus, categories, key, from } = letterhead;
  const present = mail.items.flatMap((item) => {
    const notice = notices.get(item.notice);
    return notice ? [{ notice, item }] : [];
  });
  if (present.length === 0) return null;
  const name = oneLine(campus[language]);
  const listed = present.slice(0, MAX_LISTED);
  const union = (of: (item: MailItem) => readonly string[]) => [...new Set(present.flatMap(({ item }) => of(item)))];
  const reasons = describeChoices(
    {
      departments: union(({ departments }) => departments),
      words: union(({ words }) => words),
      hasNumber: present.some(({ item }) => item.file !== null),
    },
    categories,
    language,
  );
  const more = present.length - listed.length;
  const parts = [
    ...listed.map((entry) => noticePart(entry, language)),
    ...(more > 0
      ? [
          {
            lines: [fillIn(mailTexts.more[language], { count: more }, language)],
            link: { label: mailTexts.list[language], url: absoluteUrl(localPath(listPath('all'), language)) },
          },
        ]
      : []),
  ];
  const small: MailPart[] = [
    { lines: [fillIn(mailTexts.reason[language], { campus: name, choices: reasons.join(', ') }, language)] },
    { lines: [], link: { label: mailTexts.manage[language], url: followUrl(key, 'manage', mail.to, language) } },
    { lines: [], link: { label: mailTexts.end[language], url: followUrl(key, 'end', mail.to, language) } },
  ];
  return {
    ...envelope(letterhead, language, email),
    subject: subjectOf(listed, mail.isWeekly, language, name),
    messageId: messageIdOf(key, mailId, mail.to, domainOf(from)),
    headers: listHeaders(key, mail.to, domainOf(from), language),
    ...layOutMail(language, parts, small),
  };
}
