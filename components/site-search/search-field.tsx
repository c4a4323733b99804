'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { localPath, SITE_SEARCH } from '#lib/routes/paths.ts';
import { queryOfAddress } from '#lib/search/query-of-address.ts';
import { LONGEST_QUERY } from '#lib/search/query-text.ts';
import control from '../ui/control.module.css';
import box from '../ui/query-box.module.css';
import styles from './search-field.module.css';
import { useSuggestions } from './use-suggestions.ts';

interface SearchFieldProps {
  /** Null in the shell of all results: what the address says. */
  initial: string | null;
  locale: Locale;
  labels: Pick<Messages['siteSearch'], 'label' | 'hint' | 'button' | 'suggestions'>;
}

/** An ordinary form; with scripts it suggests where to go while one types (ARIA pattern: combobox with a list). */
export function SearchField({ initial, locale, labels }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial ?? queryOfAddress);
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text, isTyping, locale);
  // Takes over what was typed before React hydrated the field.
  useEffect(() => {
    const { value = '', defaultValue = '' } = field.current ?? {};
    if (value === defaultValue) return;
    setText(value);
    setIsTyping(true);
  }, []);
  const close = () => {
    setIsTyping(false);
    setActive(-1);
  };
  const steer = (event: KeyboardEvent) => {
    const { length } = suggestions;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = suggestions[active];
    if (event.key === 'Escape' && length > 0) close();
    else if (event.key === 'Enter' && chosen) location.assign(chosen.path);
    else if (step && length > 0) setActive(((active + 1 + step + length + 1) % (length + 1)) - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div role="search" data-interactive>
      <form action={localPath(SITE_SEARCH, locale)} className={`${box.box} ${styles.form}`}>
        <label htmlFor="site-search" className={box.label}>
          {labels.label}
        </label>
        <div className={styles.combobox}>
          <input
            ref={field}
            id="site-search"
            name="q"
            type="text"
            inputMode="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={suggestions.length > 0}
            aria-controls="site-suggestions"
            aria-activedescendant={active >= 0 ? `suggestion-${active}` : undefined}
            aria-describedby="site-search-hint"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setIsTyping(true);
              setActive(-1);
            }}
            onKeyDown={steer}
            onBlur={close}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className={control.input}
          />
          <div id="site-suggestions" role="listbox" aria-label={labels.suggestions} className={styles.suggestions}>
            {suggestions.map(({ title, kind, path, reason }, index) => (
              <div
                key={`${path} ${title}`}
                id={`suggestion-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                // Before the field loses the focus, which would close the list.
                onPointerDown={() => location.assign(path)}
              >
                <span lang={languageOf(title)} className={styles.title}>
                  {title}
                </span>{' '}
                <span className={styles.kind}>{kind}</span>
                {reason && <span className={styles.reason}> {reason}</span>}
              </div>
            ))}
          </div>
        </div>
        <button type="submit" className={control.button}>
          {labels.button}
        </button>
        <p id="site-search-hint" className={box.hint}>
          {labels.hint}
        </p>
      </form>
    </div>
  );
}
