import { LiveRegion } from '#components/ui/live-region.tsx';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { localPath, SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { MAX_QUERY_LENGTH } from '#lib/site/search/query-text.ts';
import control from '../ui/control.module.css';
import box from '../ui/query-box.module.css';
import styles from './search-field.module.css';

/** An ordinary form, which suggests pages while the visitor types (`controls/site-search.ts`; ARIA pattern: combobox with a list). */
export function SearchField({ query, locale }: { query: string; locale: Locale }) {
  const { label, hint, button, suggestions } = messagesIn(locale).siteSearch;
  return (
    <div role="search" data-script="site-search">
      <form action={localPath(SITE_SEARCH, locale)} className={`${box.box} ${styles.form}`}>
        <label htmlFor="site-search" className={box.label}>
          {label}
        </label>
        <div className={styles.combobox}>
          <input
            id="site-search"
            name="q"
            type="text"
            inputMode="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls="site-suggestions"
            aria-describedby="site-search-hint"
            defaultValue={query || undefined}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className={control.input}
          />
          <LiveRegion id="site-suggestions" role="listbox" aria-label={suggestions} className="suggestions" />
        </div>
        <button type="submit" className={control.button}>
          {button}
        </button>
        <p id="site-search-hint" className={box.hint}>
          {hint}
        </p>
      </form>
    </div>
  );
}
