import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { environment } from '#lib/platform/settings/index.ts';
import type { PageContent } from '#lib/site/documents/types.ts';
import styles from './document-pages.module.css';

interface RecognitionNoteProps {
  recognition: NonNullable<PageContent['recognition']>;
  /** Whether the campus has corrected the text. */
  isCorrected: boolean;
  /** Whether the page shows text: beside a picture without text, that of its text layer. */
  hasText: boolean;
}

/** How the text of a page was read from its picture, or why it has none. */
export function RecognitionNote({ recognition, isCorrected, hasText }: RecognitionNoteProps) {
  const locale = use(currentLocale());
  const { documents } = use(currentMessages());
  const isWaiting = recognition.state === 'waiting' && environment().recognisesPages;
  const notes = documents.recognition;
  if (isCorrected) return <p className={styles.note}>{notes.corrected}</p>;
  if (recognition.state === 'read') {
    const { isShown, confidence } = recognition;
    return <p className={styles.note}>{isShown ? fillIn(notes.displayed, { confidence }, locale) : notes.hidden}</p>;
  }
  if (hasText && !isWaiting) return null;
  return <p className={styles.note}>{isWaiting ? notes.waiting : notes.none}</p>;
}
