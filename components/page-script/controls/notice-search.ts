import type { Localized } from '#content/locale.ts';
import { localPath, publicPath } from '#lib/platform/routes/paths.ts';
import { cleanQuery } from '#lib/site/search/query-text.ts';
import { showLoading, type WaitClasses } from '../../ui/show-loading.ts';
import { loadStyles } from '../load-styles.ts';
import { locale } from '../locale.ts';
import { put, requestPage } from './request-page.ts';

/** The delay after the last input before a search starts, in ms. */
const DELAY_MS = 250;

interface Classes extends WaitClasses {
  count: string;
  failure: string;
  retry: string;
}

interface ControlMessages {
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

/** Finds notices while the visitor types: replaces the served list with the results page's fragment and updates the address. */
export default function searchWhileTyping(classes: Classes, messages: ControlMessages): void {
  const control = document.querySelector('[data-script=notice-search]');
  const form = control?.querySelector('form');
  const box = control?.querySelector<HTMLInputElement>('input[type=search]');
  const region = control?.nextElementSibling;
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
  const addressOf = (typed: string): string => {
    const parameters = new URLSearchParams();
    for (const { name, value } of form.querySelectorAll('input'))
      parameters.set(name, name === box.name ? typed : value);
    return `${pathname}?${parameters}`;
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
  results.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.pathname !== pathname) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load(link.pathname + link.search);
    region.focus({ preventScroll: true });
    region.scrollIntoView();
  });
}
