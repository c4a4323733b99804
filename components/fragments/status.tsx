import { HealthList } from '#components/status/health-list.tsx';
import { readStatus } from '#lib/content-store/read-status.ts';
import type { MakeFragment } from '#lib/http/page-fragments.ts';
import { STATUS } from '#lib/routes/paths.ts';
import { shellPath } from '#lib/routes/shells.ts';
import { renderFragment } from './render.ts';

/** How the site is at this moment. */
export const statusFragment: MakeFragment = async (_, locale) => ({
  shell: shellPath(STATUS),
  html: await renderFragment(<HealthList of={await readStatus()} locale={locale} />),
});
