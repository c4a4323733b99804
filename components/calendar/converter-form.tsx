import type { FormEventHandler, ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { LONGEST_DATE } from '#lib/calendar/convert.ts';
import type { Question } from '#lib/calendar/question.ts';
import { CONVERT, localPath } from '#lib/routes/paths.ts';
import control from '../ui/control.module.css';
import styles from './converter.module.css';
import type { ConverterLabels } from './converter-answer.tsx';

interface ConverterFormProps {
  /** What the page was asked for, on the page of an answer. */
  asked: Question | null;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  locale: Locale;
  labels: ConverterLabels;
  /** The answer. */
  children: ReactNode;
}

/** An ordinary form, which works without scripts, and the place of its answer. */
export function ConverterForm({ asked, onSubmit, locale, labels: { converter }, children }: ConverterFormProps) {
  return (
    <>
      <form action={localPath(CONVERT, locale)} onSubmit={onSubmit} className={styles.form} data-interactive>
        <div className={styles.field}>
          <label htmlFor="convert-from">{converter.from}</label>
          <select id="convert-from" name="from" className={control.input} defaultValue={asked?.from ?? 'bs'}>
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
            defaultValue={asked?.date}
            required
            maxLength={LONGEST_DATE}
            aria-describedby="convert-hint"
            autoComplete="off"
            placeholder={locale === 'ne' ? '२०८३-०८-०५' : '2083-08-05'}
          />
        </div>
        <button type="submit" className={control.button}>
          {converter.button}
        </button>
        <p id="convert-hint" className={styles.hint}>
          {converter.hint}
        </p>
      </form>
      <div role="status" className={styles.answer}>
        {children}
      </div>
    </>
  );
}
