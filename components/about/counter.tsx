'use client';

import { useRef } from 'react';
import type { Locale } from '#content/locale.ts';
import { formatNumber } from '#lib/i18n/digits.ts';
import ui from '../ui/ui.module.css';
import { useCount } from './use-count.ts';

/** A figure that counts up when it comes into view (design decision 5); what is read out is the figure itself. */
export function Counter({ target, locale }: { target: number; locale: Locale }) {
  const element = useRef<HTMLSpanElement>(null);
  const count = useCount(element, target);
  const figure = formatNumber(target, locale);
  return (
    <span ref={element}>
      {count === null ? (
        figure
      ) : (
        <>
          <span aria-hidden="true">{formatNumber(count, locale)}</span>
          <span className={ui.visuallyHidden}>{figure}</span>
        </>
      )}
    </span>
  );
}
