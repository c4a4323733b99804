import type { Locale } from '#content/locale.ts';
import { notices } from '#content/messages/notices.ts';
import chip from '../ui/chip.module.css';

interface ReplacedChipProps {
  /** The id of the notice that replaces it. */
  by: string | undefined;
  locale: Locale;
}

/** A mark beside the title of a notice that another one replaces; nothing beside others. */
export function ReplacedChip({ by, locale }: ReplacedChipProps) {
  if (by === undefined) return null;
  return <span className={chip.chip}>{notices.replaced[locale]}</span>;
}
