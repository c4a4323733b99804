import { type ReactNode, use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { PageLink } from './page-link.tsx';

interface MoreRecordsProps {
  count: number;
  /** The page that has them. */
  path: string;
  children: ReactNode;
}

/** The number of records that a long list leaves out, and a link to them; nothing for none. */
export function MoreRecords({ count, path, children }: MoreRecordsProps) {
  const locale = use(currentLocale());
  const { states } = use(currentMessages());
  if (count <= 0) return null;
  return (
    <p>
      {fillIn(states.more, { count: formatNumber(count, locale) }, locale)} <PageLink path={path}>{children}</PageLink>
    </p>
  );
}
