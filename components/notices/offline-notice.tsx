import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { attachmentPath, filePath } from '#lib/platform/routes/paths.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import type { Attachment, Notice } from '#lib/site/campus-client/types.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { describeFile } from '#lib/site/files/describe-file.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { attachedNameIn } from '#lib/site/notices/attached-name.ts';
import { isClosing } from '#lib/site/notices/closing-dates.ts';
import { bodyIn } from '#lib/site/notices/notice-body.ts';
import { noticeTitle, translated } from '#lib/site/notices/notice-title.ts';
import { DualDate } from '../text/dual-date.tsx';
import { ProseText } from '../text/prose-text.tsx';
import { ReplacedChip } from '../text/replaced-chip.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { NoticeFacts } from './article/notice-facts.tsx';
import styles from './offline.module.css';

interface OfflineNoticeProps {
  notice: Notice;
  /** All notices of the page, the newest first. */
  notices: readonly Notice[];
}

/** Decodes the escapes of non-ASCII letters in an address: nine bytes per Nepali letter otherwise, which compress badly beside the plain name. */
const decodeLetters = (address: string) => address.replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);

/** The address of a file; without its name if the site derives the same name for `/files/`. */
function addressOf(file: Attachment, notices: readonly Notice[]): string {
  const isDerived = attachedNameIn(notices, file.fileName) === file.downloadName;
  return decodeLetters(isDerived ? filePath(file.fileName) : attachmentPath(file));
}

/** The files of a notice, in less markup than on its page: a device fetches fifty notices with its first page. */
async function OfflineFiles({
  files,
  notices: all,
}: {
  files: readonly SizedAttachment[];
  notices: readonly Notice[];
}) {
  if (files.length === 0) return null;
  const locale = await currentLocale();
  const { notices } = await currentMessages();
  return (
    <ul aria-label={notices.downloads}>
      {files.map((file) => {
        const facts = describeFile(file.fileName, file.bytes, locale);
        return (
          <li key={`${file.fileName}/${file.downloadName}`}>
            <UpstreamText as="a" text={file.downloadName} href={addressOf(file, all)} download="" />
            {facts && ` (${facts})`}
          </li>
        );
      })}
    </ul>
  );
}

/** A notice with the content of its page; all but title and date is collapsed. */
export async function OfflineNotice({ notice: original, notices: all }: OfflineNoticeProps) {
  const locale = await currentLocale();
  const notice = translated(original, locale);
  const { notices } = await currentMessages();
  const id = `n${notice.id}`;
  const title = noticeTitle(notice.description);
  const body = bodyIn(notice, locale);
  const files = await sizeAttachments(notice.attachments);
  return (
    <article aria-labelledby={id}>
      <h3 id={id}>
        <PageLink path={noticePath(notice.id)}>
          <UpstreamText text={title} />
        </PageLink>{' '}
        <ReplacedChip by={notice.replacedBy} locale={locale} />
      </h3>
      <details>
        <summary>
          <span>{notices.date}</span> <DualDate date={notice.created} as="span" />
        </summary>
        {title !== notice.description && (
          <UpstreamText as="p" text={notice.description} className={styles.text}>
            <ProseText text={notice.description} />
          </UpstreamText>
        )}
        {body && <UpstreamText as="p" text={plainWords(body)} className={styles.text} />}
        {isClosing(notice) && <NoticeFacts notice={{ ...notice, created: null }} departments={[]} />}
        <OfflineFiles files={files} notices={all} />
      </details>
    </article>
  );
}
