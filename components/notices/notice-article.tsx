import { PageFeedback } from '#components/pages/page-feedback.tsx';
import { allNotices } from '#content/site/categories.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { readVisibleDocuments, type VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { documentPath, listPath, noticePath } from '#lib/site/notices/addresses.ts';
import { partsOf } from '#lib/site/notices/body-parts.ts';
import { bodyIn, pictureOf } from '#lib/site/notices/notice-body.ts';
import { noticeHeading, translated } from '#lib/site/notices/notice-title.ts';
import type { NoticePosition } from '#lib/site/notices/read-notices.ts';
import { noticeGraph } from '#lib/site/seo/notices.ts';
import { isResultNotice } from '#lib/site/site-search/numbers/is-result-notice.ts';
import { formatDay } from '#packages/nepali/calendar/index.ts';
import { NumberForm } from '../documents/number-form.tsx';
import { Page } from '../pages/page.tsx';
import { Prose } from '../pages/prose.tsx';
import { firstPicturePriority } from '../pictures/first-picture.ts';
import { OtherLanguage } from '../text/other-language.tsx';
import { ProseText } from '../text/prose-text.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { NoticeFacts } from './article/notice-facts.tsx';
import { NoticeFiles } from './article/notice-files.tsx';
import { NoticeFollowUp } from './article/notice-follow-up.tsx';
import { NoticeNeighbours } from './article/notice-neighbours.tsx';
import { NoticePicture } from './article/notice-picture.tsx';
import { NoticeText, showsScan } from './article/notice-text.tsx';
import { PrintedAddress } from './article/printed-address.tsx';
import { ShareNotice } from './article/share-notice.tsx';
import styles from './notice-article.module.css';

/** The position of the only document, if it has a text that explains the notice; else -1. */
function onlyText(documents: readonly (VisibleDocument | null)[]): number {
  const positions = documents.flatMap((document, at) => (document === null ? [] : [at]));
  const [only = -1] = positions;
  const document = documents[only];
  return positions.length === 1 && document?.state === 'read' && !document.isScan ? only : -1;
}

/** The page of one notice: its text, its dates, its files, and links to its neighbours. */
export async function NoticeArticle({ position }: { position: NoticePosition }) {
  const { departments } = position;
  const locale = await currentLocale();
  const notice = translated(position.notice, locale);
  const { notices } = await currentMessages();
  const title = noticeHeading(notice.description);
  const isCut = title !== notice.description;
  const body = bodyIn(notice, locale);
  const picture = pictureOf(notice);
  const files = await sizeAttachments(notice.attachments);
  const documents = await readVisibleDocuments(notice.attachments);
  const only = onlyText(documents);
  const explanation = files[only];
  const text = documents[only];
  const scan = text?.state === 'read' && showsScan(text) ? explanation?.fileName : undefined;
  return (
    <Page
      heading={<UpstreamText text={title} className={styles.heading} />}
      trail={[
        { label: allNotices.heading[locale], path: listPath('all') },
        { label: notice.created ? formatDay(notice.created, locale) : notices.one },
      ]}
    >
      <div className={`${styles.article} ${isCut || body || files.length > 0 ? styles.withSidebar : ''}`}>
        <NoticeFacts notice={notice} departments={departments} />
        <div className={styles.body}>
          <NoticeFollowUp {...position} />
          {!notice.body?.[locale] && <OtherLanguage of={notice.description} what="notice" />}
          {isCut && (
            <UpstreamText as="p" text={notice.description} className={styles.text}>
              <ProseText text={notice.description} />
            </UpstreamText>
          )}
          {picture && <NoticePicture fileName={picture} alt={notice.pictureAlt ?? ''} />}
          {body && (
            <div className={styles.bodyText}>
              <Prose parts={partsOf(body)} />
            </div>
          )}
          {isResultNotice(notice, documents) && <NumberForm noticeId={notice.id} number="" locale={locale} />}
          {explanation && text?.state === 'read' && (
            <NoticeText file={explanation} document={text} path={documentPath(noticePath(notice.id), only + 1)} />
          )}
          <NoticeFiles
            files={files}
            noticeId={notice.id}
            documents={documents}
            displayed={[picture, scan]}
            priority={firstPicturePriority()}
          />
        </div>
        <PrintedAddress url={absoluteUrl(localPath(noticePath(notice.id), locale))} />
        <ShareNotice notice={notice} department={departments[0] ?? 'all'} />
      </div>
      <NoticeNeighbours newer={position.newer} older={position.older} />
      <PageFeedback />
      <JsonLd data={await noticeGraph(position, locale)} />
    </Page>
  );
}
