import { ConversionResult } from '#components/calendar/conversion-result.tsx';
import type { FragmentRenderer } from '#lib/platform/http/page-handlers.ts';
import { CONVERT } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { convertText } from '#packages/nepali/calendar/index.ts';
import { ConverterForm, readConversionRequest } from '../calendar/converter-form.tsx';
import { renderFragment } from './render.ts';

/** The converter with its result, or the reason why there is none. */
export const conversionFragment: FragmentRenderer = async ({ parameters, locale }) => {
  const request = readConversionRequest(parameters);
  const converted = request && convertText(request.date, request.from);
  const form = (
    <ConverterForm request={request} locale={locale}>
      {converted && <ConversionResult converted={converted} locale={locale} />}
    </ConverterForm>
  );
  return {
    template: templatePath(CONVERT),
    status: typeof converted === 'string' ? 400 : 200,
    html: await renderFragment(form),
  };
};
