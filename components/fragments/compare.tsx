import { messagesIn } from '#content/messages/index.ts';
import type { FragmentRenderer } from '#lib/platform/http/page-handlers.ts';
import { COMPARE_CHOSEN } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { readChosen } from '#lib/site/site-content/chosen-programmes.ts';
import { readProgrammes } from '#lib/site/site-content/programme-readers.ts';
import { ChooseProgrammes } from '../study/choose-programmes.tsx';
import { ChosenTable } from '../study/chosen-table.tsx';
import { FailureMessage } from '../ui/failure-message.tsx';
import { renderFragment } from './render.ts';

const template = templatePath(COMPARE_CHOSEN);

/** The chosen programmes side by side, and the form to choose others. */
export const compareFragment: FragmentRenderer = async ({ parameters, locale }) => {
  const { states, study } = messagesIn(locale);
  const title = study.compare.title;
  const catalogue = await attempt(readProgrammes);
  if (!catalogue.ok)
    return { template, title, status: 503, html: await renderFragment(<FailureMessage locale={locale} />) };
  if (!catalogue.value) return { template, title, html: await renderFragment(<p>{states.comingSoon}</p>) };
  const { ids, programmes, issue } = readChosen(parameters, catalogue.value);
  const html = await renderFragment(
    <>
      {issue && <p role="alert">{study.compare[issue]}</p>}
      {programmes.length > 0 && <ChosenTable programmes={programmes} locale={locale} />}
      <ChooseProgrammes levels={catalogue.value.levels} chosen={ids} locale={locale} />
    </>,
  );
  return { template, title, status: issue === 'tooFew' ? 400 : 200, html };
};
