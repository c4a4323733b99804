'use client';

import { type FormEvent, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import { convertText, LONGEST_DATE } from '#lib/calendar/convert.ts';
import type { MonthLengths } from '#lib/calendar/month-table.ts';
import { CONVERT, localPath } from '#lib/routes/paths.ts';
import control from '../ui/control.module.css';
import styles from './converter.module.css';
import { ConverterAnswer, type ConverterLabels, type Question } from './converter-answer.tsx';

interface ConverterProps {
  table: MonthLengths;
  /** What the page was asked for, on the page of an answer. */
  asked: Question | null;
  locale: Locale;
  labels: ConverterLabels;
}

/** Converts a date from one calendar to the other: in place, and without scripts on a page of its own. */
export function Converter({ table, asked, locale, labels }: ConverterProps) {
  const [question, setQuestion] = useState(asked);
  const { converter } = labels;
  const convert = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setQuestion({ from: data.get('from') === 'ad' ? 'ad' : 'bs', date: String(data.get('date') ?? '') });
  };
  return (
    <>
      <form action={localPath(CONVERT, locale)} onSubmit={convert} className={styles.form} data-interactive>
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
        {question && (
          <ConverterAnswer
            converted={convertText(table, question.date, question.from)}
            locale={locale}
            labels={labels}
          />
        )}
      </div>
    </>
  );
}
