import { HealthList } from '#components/status/health-list.tsx';
import { readStatus } from '#lib/content-store/read-status.ts';
import type { FragmentRenderer } from '#lib/http/page-handlers.ts';
import { STATUS } from '#lib/routes/paths.ts';
import { templatePath } from '#lib/routes/templates.ts';
import { renderFragment } from './render.ts';

/** The current state of the site. */
export const statusFragment: FragmentRenderer = async ({ locale }) => ({
  template: templatePath(STATUS),
  html: await renderFragment(<HealthList of={await readStatus()} locale={locale} />),
});
