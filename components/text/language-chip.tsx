import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { foreignLanguageOf } from '#lib/platform/i18n/language-of.ts';
import chip from '../ui/chip.module.css';

interface LanguageChipProps {
  /** The text of the campus beside the chip. */
  of: string;
  locale: Locale;
}

/** “In Nepali” beside a text in the other language; nothing beside texts in the language of the page. */
export function LanguageChip({ of, locale }: LanguageChipProps) {
  if (foreignLanguageOf(of, locale) === null) return null;
  return <span className={chip.chip}>{messagesIn(locale).states.otherLanguage.title}</span>;
}
