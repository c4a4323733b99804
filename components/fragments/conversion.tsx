import { messagesIn } from '#content/messages/index.ts';
import { convertText } from '#lib/calendar/convert.ts';
import { monthLengths } from '#lib/calendar/month-lengths.ts';
import { readQuestion } from '#lib/calendar/question.ts';
import type { MakeFragment } from '#lib/http/page-fragments.ts';
import { CONVERT } from '#lib/routes/paths.ts';
import { shellPath } from '#lib/routes/shells.ts';
import { ConverterAnswer, converterLabels } from '../calendar/converter-answer.tsx';
import { ConverterForm } from '../calendar/converter-form.tsx';
import { renderFragment } from './render.ts';

/** The converter with its answer. */
export const conversionFragment: MakeFragment = async (parameters, locale) => {
  const asked = readQuestion(parameters);
  const converted = asked && convertText(monthLengths, asked.date, asked.from);
  if (typeof converted === 'string') return null;
  const labels = converterLabels(messagesIn(locale));
  const form = (
    <ConverterForm asked={asked} locale={locale} labels={labels}>
      {converted && <ConverterAnswer converted={converted} locale={locale} labels={labels} />}
    </ConverterForm>
  );
  return { shell: shellPath(CONVERT), html: await renderFragment(form) };
};
