import { ConverterAnswer } from '#components/calendar/conversion-result.tsx';
import { readQuestion } from '#lib/calendar/conversion-request.ts';
import { convertText } from '#lib/calendar/convert.ts';
import { monthLengths } from '#lib/calendar/month-lengths.ts';
import type { MakeFragment } from '#lib/http/page-fragments.ts';
import { CONVERT } from '#lib/routes/paths.ts';
import { shellPath } from '#lib/routes/shells.ts';
import { ConverterForm } from '../calendar/converter-form.tsx';
import { renderFragment } from './render.ts';

/** The converter with its answer, or why there is none. */
export const conversionFragment: MakeFragment = async (parameters, locale) => {
  const asked = readQuestion(parameters);
  const converted = asked && convertText(monthLengths, asked.date, asked.from);
  const form = (
    <ConverterForm asked={asked} locale={locale}>
      {converted && <ConverterAnswer converted={converted} locale={locale} />}
    </ConverterForm>
  );
  return {
    shell: shellPath(CONVERT),
    status: typeof converted === 'string' ? 400 : 200,
    html: await renderFragment(form),
  };
};
