import { HealthList } from '#components/pages/health-list.tsx';
import type { FragmentRenderer } from '#lib/platform/http/page-handlers.ts';
import { STATUS } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { readStatus } from '#lib/site/content-cache/read-status.ts';
import { renderFragment } from './render.ts';

/** The current state of the site. */
export const statusFragment: FragmentRenderer = async ({ locale }) => ({
  template: templatePath(STATUS),
  html: await renderFragment(<HealthList of={await readStatus()} locale={locale} />),
});
