import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { MarkedPage } from '#lib/site/documents/marked-page.ts';
import styles from './marked-picture.module.css';
import { PagePicture } from './page-picture.tsx';

interface MarkedPictureProps extends MarkedPage {
  /** The name of the file. */
  name: string;
  locale: Locale;
}

/** The picture of a page with marks on its found words. */
export function MarkedPicture({ digest, page, size, boxes, name, locale }: MarkedPictureProps) {
  const { documents } = messagesIn(locale);
  return (
    <div className={styles.page}>
      <PagePicture
        digest={digest}
        page={page}
        size={size}
        alt={fillIn(documents.find.markedPage, { page, name }, locale)}
        widths={[360, 720, 1080]}
        sizes="(width > 52rem) 44rem, 88vw"
      />
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {boxes.map(({ left, top, width, height }) => (
          <rect
            key={`${left} ${top}`}
            x={Math.round(left * 1000) - 3}
            y={Math.round(top * 1000) - 3}
            width={Math.round(width * 1000) + 6}
            height={Math.round(height * 1000) + 6}
          />
        ))}
      </svg>
    </div>
  );
}
