import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { findNumberPath } from '#lib/site/notices/addresses.ts';
import { MAX_NUMBER_LENGTH } from '#lib/site/site-search/numbers/number-request.ts';
import box from '../ui/query-box.module.css';
import { QueryBox } from '../ui/query-box.tsx';

interface NumberFormProps {
  noticeId: string;
  /** The number as typed. */
  number: string;
  locale: Locale;
}

/** A plain form that searches the documents of a notice for a number. */
export function NumberForm({ noticeId, number, locale }: NumberFormProps) {
  const { find } = messagesIn(locale).documents;
  return (
    <div role="search" aria-label={find.title}>
      <form action={localPath(findNumberPath(noticeId), locale)} className={box.box}>
        <QueryBox
          id="number"
          name="number"
          defaultValue={number}
          inputMode="text"
          maxLength={MAX_NUMBER_LENGTH}
          label={find.label}
          hint={find.hint}
          button={find.button}
        />
      </form>
    </div>
  );
}
