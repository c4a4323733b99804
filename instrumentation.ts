import type { Instrumentation } from 'next';
import { log } from '@/lib/log';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { forgetQuestions } = await import('@/lib/campus/questions');
  const { onTold } = await import('@/lib/processes/talk');
  onTold('published', forgetQuestions);
  const { provideWithheldCheck } = await import('@/lib/campus/withheld-check');
  const { isWithheld } = await import('@/lib/campus/withheld-files');
  provideWithheldCheck(isWithheld);
  const { isFirst } = await import('@/lib/processes/number');
  if (!isFirst || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { ringForNotices } = await import('@/lib/push/bell');
  const { watchNotices } = await import('@/lib/push/watch');
  onTold('published', ([tags]) => ringForNotices(tags));
  watchNotices();
}

/** An error that no page or handler caught, with its cause; the line of its request has the same id. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath, routeType }) => {
  log.error({ err: error, route: routePath, type: routeType }, 'a request failed');
};
