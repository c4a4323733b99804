import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { findNumber } from '#content/messages/notices.ts';
import { FIND_IN_RESULTS, localPath } from '#lib/platform/routes/paths.ts';
import { findNumberPath } from '#lib/site/notices/addresses.ts';
import { MAX_NUMBER_LENGTH } from '#lib/site/site-search/numbers/number-request.ts';
import box from '../ui/query-box.module.css';
import { QueryBox } from '../ui/query-box.tsx';

interface FormProps {
  path: string;
  name: string;
  hint: string;
  number: string | undefined;
  locale: Locale;
}

function Form({ path, name, hint, number, locale }: FormProps) {
  const { find } = messagesIn(locale).documents;
  return (
    <div role="search" aria-label={name}>
      <form action={localPath(path, locale)} className={box.box}>
        <QueryBox
          id="number"
          name="number"
          defaultValue={number}
          inputMode="text"
          maxLength={MAX_NUMBER_LENGTH}
          label={find.label}
          hint={hint}
          button={find.button}
        />
      </form>
    </div>
  );
}

interface NumberFormProps {
  noticeId: string;
  /** The number as typed. */
  number: string;
  locale: Locale;
}

/** A plain form that searches the documents of a notice for a number. */
export function NumberForm({ noticeId, number, locale }: NumberFormProps) {
  const { title, hint } = messagesIn(locale).documents.find;
  return <Form path={findNumberPath(noticeId)} name={title} hint={hint} number={number} locale={locale} />;
}

interface ResultNumberFormProps {
  /** The number as typed. */
  number?: string;
  locale: Locale;
}

/** A plain form that searches the newest results for a number. A page has only one form for numbers. */
export function ResultNumberForm({ number, locale }: ResultNumberFormProps) {
  const name = findNumber.title[locale];
  return <Form path={FIND_IN_RESULTS} name={name} hint={findNumber.hint[locale]} number={number} locale={locale} />;
}
