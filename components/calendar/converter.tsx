'use client';

import { type FormEvent, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import { convertText } from '#lib/calendar/convert.ts';
import type { MonthLengths } from '#lib/calendar/month-table.ts';
import { type Question, readQuestion } from '#lib/calendar/question.ts';
import { ConverterAnswer, type ConverterLabels } from './converter-answer.tsx';
import { ConverterForm } from './converter-form.tsx';

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
  const convert = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setQuestion({ from: data.get('from') === 'ad' ? 'ad' : 'bs', date: String(data.get('date') ?? '') });
  };
  return (
    <ConverterForm asked={asked} onSubmit={convert} locale={locale} labels={labels}>
      {question && (
        <ConverterAnswer converted={convertText(table, question.date, question.from)} locale={locale} labels={labels} />
      )}
    </ConverterForm>
  );
}

/** In a shell: where the server puts the form with the answer; in the browser the converter, asked what the address asks. */
export function ConverterInShell(props: Omit<ConverterProps, 'asked'>) {
  return (
    <div data-fragment="">
      {typeof location !== 'undefined' && (
        <Converter asked={readQuestion(new URLSearchParams(location.search))} {...props} />
      )}
    </div>
  );
}
