import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { localPath, SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { declareNotFound } from '#lib/site/content-cache/declare-status.ts';
import { MAX_QUERY_LENGTH } from '#lib/site/search/query-text.ts';
import { pagesNear } from '#lib/site/site-content/menu-links.ts';
import { getMenu } from '#lib/site/site-content/readers.ts';
import { PageName } from '../text/page-name.tsx';
import control from '../ui/control.module.css';
import { PageLink } from '../ui/page-link.tsx';
import box from '../ui/query-box.module.css';
import { Message } from './message.tsx';
import styles from './not-found.module.css';

const always: readonly string[] = ['/', '/notice', '/programs', '/contact'];

/** The page for an unknown address, with status 404. `near`: a page with a similar address. */
export async function NotFound({ near }: { near: string | null }) {
  await declareNotFound();
  const locale = await currentLocale();
  const { states, siteSearch } = await currentMessages();
  const suggestions = near ? pagesNear(await getMenu(), near) : [];
  const links = (paths: readonly string[]) => (
    <ul className={styles.links}>
      {paths.map((path) => (
        <li key={path}>
          <PageLink path={path}>
            <PageName of={path} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
  return (
    <Message heading={states.notFound}>
      <p>{states.notFoundText}</p>
      {suggestions.length > 0 && (
        <section aria-labelledby="suggestions" className={styles.part}>
          <h2 id="suggestions">{states.notFoundMeant}</h2>
          {links(suggestions)}
        </section>
      )}
      <div role="search" className={styles.search}>
        <form action={localPath(SITE_SEARCH, locale)} className={box.box}>
          <label htmlFor="not-found-search" className={box.label}>
            {siteSearch.label}
          </label>
          <input
            id="not-found-search"
            name="q"
            required
            maxLength={MAX_QUERY_LENGTH}
            enterKeyHint="search"
            className={control.input}
          />
          <button type="submit" className={control.button}>
            {siteSearch.button}
          </button>
        </form>
      </div>
      <section aria-labelledby="onward" className={styles.part}>
        <h2 id="onward">{states.notFoundOnward}</h2>
        {links(always.filter((path) => !suggestions.includes(path)))}
      </section>
    </Message>
  );
}
