/** The current time for a page; in a build for a release that of its commit, so that every build of the commit gives the same bytes. */
export function renderTime(): Date {
  const { NEXT_PHASE, SOURCE_DATE_EPOCH } = process.env;
  const isFixed = NEXT_PHASE === 'phase-production-build' && SOURCE_DATE_EPOCH;
  return isFixed ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
}
