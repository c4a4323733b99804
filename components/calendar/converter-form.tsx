import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { CONVERT, localPath } from '#lib/platform/routes/paths.ts';
import { MAX_DATE_LENGTH } from '#packages/nepali/calendar/index.ts';
import control from '../ui/control.module.css';
import { UnbrokenNumbers } from '../ui/unbroken-numbers.tsx';
import styles from './converter.module.css';

/** A date as it was typed, and its calendar. */
interface ConversionRequest {
  from: 'ad' | 'bs';
  date: string;
}

/** Reads the request from a page's parameters; null without a date. One character too many remains, so that no beginning is read as the date. */
export function readConversionRequest(parameters: URLSearchParams): ConversionRequest | null {
  const date = parameters.get('date');
  return date === null
    ? null
    : { from: parameters.get('from') === 'ad' ? 'ad' : 'bs', date: date.slice(0, MAX_DATE_LENGTH + 1) };
}

interface ConverterFormProps {
  /** The request, on the result page. */
  request: ConversionRequest | null;
  locale: Locale;
  /** The result. */
  children: ReactNode;
}

/** An ordinary form, which converts in place (`controls/converter.ts`), and the container of its result. */
export function ConverterForm({ request, locale, children }: ConverterFormProps) {
  const { converter } = messagesIn(locale).calendar;
  return (
    <>
      <form action={localPath(CONVERT, locale)} className={styles.form} data-script="converter">
        <div className={styles.field}>
          <label htmlFor="convert-from">{converter.from}</label>
          <select id="convert-from" name="from" className={control.input} defaultValue={request?.from ?? 'bs'}>
            <option value="bs">{converter.bs}</option>
            <option value="ad">{converter.ad}</option>
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor="convert-date">{converter.date}</label>
          <input
            id="convert-date"
            className={control.input}
            name="date"
            defaultValue={request?.date}
            required
            maxLength={MAX_DATE_LENGTH}
            aria-describedby="convert-hint"
            autoComplete="off"
            placeholder={locale === 'ne' ? '२०८३-०८-०५' : '2083-08-05'}
          />
        </div>
        <button type="submit" className={control.button}>
          {converter.button}
        </button>
        <p id="convert-hint" className={styles.hint}>
          <UnbrokenNumbers>{converter.hint}</UnbrokenNumbers>
        </p>
      </form>
      <div role="status" className={styles.result} data-results="">
        {children}
      </div>
    </>
  );
}
