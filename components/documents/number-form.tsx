import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { findNumberPath } from '#lib/notices/addresses.ts';
import { localPath } from '#lib/routes/paths.ts';
import { LONGEST_NUMBER } from '#lib/site-search/number-request.ts';
import box from '../notices/search-box.module.css';
import control from '../ui/control.module.css';

interface NumberFormProps {
  noticeId: string;
  /** As it was typed. */
  number: string;
  locale: Locale;
}

/** Asks whether a number is in the documents of a notice: a plain form. */
export function NumberForm({ noticeId, number, locale }: NumberFormProps) {
  const { find } = messagesIn(locale).documents;
  return (
    <div role="search" aria-label={find.title}>
      <form action={localPath(findNumberPath(noticeId), locale)} className={box.box}>
        <label htmlFor="number" className={box.label}>
          {find.label}
        </label>
        <input
          id="number"
          name="number"
          defaultValue={number}
          inputMode="text"
          maxLength={LONGEST_NUMBER}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby="number-hint"
          className={control.input}
        />
        <button type="submit" className={control.button}>
          {find.button}
        </button>
        <p id="number-hint" className={box.hint}>
          {find.hint}
        </p>
      </form>
    </div>
  );
}
