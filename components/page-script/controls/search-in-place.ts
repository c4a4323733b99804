import type { Localized } from '#content/locale.ts';
import { localPath, publicPath } from '#lib/platform/routes/paths.ts';
import { cleanQuery } from '#lib/site/search/query-text.ts';
import { showLoading, type WaitClasses } from '../../ui/show-loading.ts';
import { loadStyles } from '../load-styles.ts';
import { locale } from '../locale.ts';
import { put, requestPage } from './request-page.ts';

/** The delay after the last input before a search starts, in ms. */
const DELAY_MS = 250;

export interface SearchClasses extends WaitClasses {
  count: string;
  failure: string;
  retry: string;
}

export interface SearchMessages {
  loading: Localized;
  failed: Localized;
  retry: Localized;
}

/** Creates an element with a class and a role of the page. */
function element(name: string, className = '', role = ''): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (role) made.setAttribute('role', role);
  return made;
}

/**
 * Finds results while the visitor types in the form: replaces those of the page with the fragment of the results page, and updates the
 * address. `region` holds the live region and the results of the page; links of `linked` to the results page work in place, too.
 */
export function searchInPlace(
  form: HTMLFormElement | null | undefined,
  region: Element | null | undefined,
  linked: 'results' | 'region',
  classes: SearchClasses,
  messages: SearchMessages,
): void {
  const box = form?.querySelector<HTMLInputElement>('input[type=search]');
  if (!form || !box || !(region instanceof HTMLElement)) return;
  const [live, served] = region.querySelectorAll<HTMLElement>(':scope > div');
  if (!live || !served) return;

  // These two elements stay, so that screen readers announce their changes (WCAG 4.1.3).
  const wait = element('p', '', 'status');
  const count = element('p', classes.count, 'status');
  const results = element('div');
  live.append(wait, count, results);

  const styles = loadStyles().catch(() => undefined);
  const servedQuery = cleanQuery(box.defaultValue);
  const servedAt = location.pathname + location.search;
  let query = servedQuery;
  let hasFailed = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();

  const { pathname } = new URL(form.action);
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const addressOf = (typed: string): string => {
    const parameters = new URLSearchParams();
    for (const field of fields) {
      const value = field === box ? typed : field.value;
      if (value) parameters.set(field.name, value);
    }
    return `${pathname}?${parameters}`;
  };
  const others = fields.filter((field) => field !== box);
  const stateOf = (address: string, { name }: { name: string }) =>
    new URL(address, location.href).searchParams.get(name) ?? '';
  // A page of a category has it in its path, not in its query.
  const servedValues = new Map(
    others.map((field) => [field, field instanceof HTMLSelectElement ? stateOf(servedAt, field) : field.value]),
  );
  /** Takes the state of results that a link has requested. */
  const updateFields = (address: string): void => {
    for (const field of others) field.value = stateOf(address, field);
  };
  const language = document.querySelector<HTMLAnchorElement>('a[data-language]');
  const showAddress = (address: string): void => {
    history.replaceState(history.state, '', address);
    if (language) language.pathname = localPath(publicPath(location.pathname), locale === 'ne' ? 'en' : 'ne');
  };
  let endWait = (): void => {};
  const beginWait = (): void => {
    endWait();
    region.setAttribute('aria-busy', 'true');
    const end = showLoading(wait, classes, messages.loading[locale]);
    endWait = () => {
      end();
      region.removeAttribute('aria-busy');
    };
  };

  const showServed = (): void => {
    request.abort();
    endWait();
    count.textContent = '';
    results.textContent = '';
    served.hidden = false;
    for (const [field, value] of servedValues) field.value = value;
    showAddress(servedAt);
  };
  const showFailure = (address: string): void => {
    const failure = element('div', classes.failure, 'alert');
    const sentence = element('p');
    const retry = element('button', classes.retry);
    sentence.textContent = messages.failed[locale];
    retry.setAttribute('type', 'button');
    retry.textContent = messages.retry[locale];
    retry.addEventListener('click', () => load(address));
    results.textContent = '';
    results.append(failure);
    failure.append(sentence, retry);
    served.hidden = true;
    hasFailed = true;
    showAddress(address);
  };

  /** Loads results; earlier results stay visible until then, and a superseded response is dropped. */
  const load = async (address: string): Promise<void> => {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    hasFailed = false;
    count.textContent = '';
    beginWait();
    try {
      const [response] = await Promise.all([requestPage(address, signal), styles]);
      if (signal.aborted) return;
      const message = response.result.querySelector(':scope > [role=status]');
      if (message) {
        count.textContent = message.textContent;
        message.remove();
      }
      put(response.result, results);
      served.hidden = true;
      updateFields(response.address);
      showAddress(response.address);
    } catch {
      if (signal.aborted) return;
      showFailure(address);
    }
    endWait();
  };

  const find = (typed: string): void => {
    clearTimeout(pause);
    if (typed === query && !hasFailed) return;
    query = typed;
    if (typed === servedQuery) showServed();
    else load(addressOf(typed));
  };

  box.addEventListener('input', ({ isTrusted }) => {
    clearTimeout(pause);
    const typed = cleanQuery(box.value);
    // Input that was typed before this script loaded is searched at once.
    if (typed !== query) pause = setTimeout(find, isTrusted ? DELAY_MS : 0, typed);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    find(cleanQuery(box.value));
  });
  for (const select of form.querySelectorAll('select')) {
    const loadState = () => load(addressOf(cleanQuery(box.value)));
    select.addEventListener('change', loadState);
    // Changed before this script loaded.
    if (select.value !== stateOf(servedAt, select)) loadState();
  }
  const targets = linked === 'region' ? region : results;
  targets.addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.pathname !== pathname) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The heading that orders rows retains the focus; a link to another page of results moves it to their beginning.
    const headings = [...(link.closest('thead')?.querySelectorAll('a') ?? [])];
    const loading = load(link.pathname + link.search);
    if (headings.length === 0) {
      region.focus({ preventScroll: true });
      region.scrollIntoView();
    }
    await loading;
    results.querySelectorAll<HTMLElement>('thead a')[headings.indexOf(link)]?.focus();
  });
}
