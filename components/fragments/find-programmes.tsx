import { messagesIn } from '#content/messages/index.ts';
import type { FragmentRenderer } from '#lib/platform/http/page-handlers.ts';
import { FIND_PROGRAMME } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { findProgrammes, readWishes } from '#lib/site/site-content/find-programmes.ts';
import { readProgrammes } from '#lib/site/site-content/programme-readers.ts';
import { ProgrammeFinder } from '../study/programme-finder.tsx';
import { ProgrammeResults } from '../study/programme-results.tsx';
import { FailureMessage } from '../ui/failure-message.tsx';
import { renderFragment } from './render.ts';

const template = templatePath(FIND_PROGRAMME);

/** The form of the finder with its choices, and the programmes that fulfil them. */
export const findProgrammesFragment: FragmentRenderer = async ({ parameters, locale }) => {
  const { states, study } = messagesIn(locale);
  const { title } = study.finder;
  const catalogue = await attempt(readProgrammes);
  if (!catalogue.ok)
    return { template, title, status: 503, html: await renderFragment(<FailureMessage locale={locale} />) };
  if (!catalogue.value) return { template, title, html: await renderFragment(<p>{states.comingSoon}</p>) };
  const wishes = readWishes(parameters);
  const html = await renderFragment(
    <>
      <ProgrammeFinder catalogue={catalogue.value} wishes={wishes} locale={locale} />
      <ProgrammeResults levels={findProgrammes(catalogue.value, wishes)} locale={locale} />
    </>,
  );
  return { template, title, html };
};
