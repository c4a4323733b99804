import type { Localized } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { cleanQuery, isTooLong } from '#lib/site/search/query-text.ts';
import type { Suggestion } from '#lib/site/site-search/search-site.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { locale } from '../locale.ts';
import styles from './suggestions.css?text';

/** The delay after the last input before suggestions are requested, in ms. */
const DELAY_MS = 150;
/** Shorter queries get no suggestions. */
const MIN_LETTERS = 2;

interface ControlMessages {
  suggestions: Localized;
  suggestionCount: Localized;
}

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query, language: locale })}`, { signal });
  return response.ok ? (await response.json()).suggestions : [];
}

/** Suggests pages while the visitor types, in each search box once it has had the focus; the form also works without suggestions. */
export default function suggestPages(messages: ControlMessages): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const control of document.querySelectorAll('[data-script=site-search]')) {
    const field = control.querySelector<HTMLInputElement>('input[name=q]');
    if (!field) continue;
    const start = () =>
      suggestFor(field, control.querySelector('[role=listbox]') || addList(field, messages), messages);
    if (document.activeElement === field) start();
    else field.addEventListener('focus', start, { once: true });
  }
}

/** Makes a plain field a combobox with a list. */
function addList(field: HTMLInputElement, { suggestions }: ControlMessages): Element {
  const list = document.createElement('div');
  list.id = 'header-suggestions';
  list.className = 'suggestions';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', suggestions[locale]);
  field.after(list);
  field.autocomplete = 'off';
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-expanded', 'false');
  field.setAttribute('aria-controls', list.id);
  return list;
}

/** ARIA pattern: combobox with a list. A list is emptied when its field loses the focus, so that the ids of options are unique. */
function suggestFor(field: HTMLInputElement, list: Element, { suggestionCount }: ControlMessages): void {
  let paths: string[] = [];
  let active = -1;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  const count = document.createElement('p');
  count.className = 'suggestion-count';
  count.setAttribute('role', 'status');
  list.after(count);

  const optionOf = ({ title, kind, path, reason }: Suggestion, at: number): HTMLElement => {
    const option = document.createElement('div');
    const write = (className: string, text: string): HTMLElement => {
      const part = document.createElement('span');
      part.className = className;
      part.textContent = text;
      option.append(part, ' ');
      return part;
    };
    option.id = `suggestion-${at}`;
    option.className = 'suggestion';
    option.tabIndex = -1;
    option.setAttribute('role', 'option');
    write('suggestion-title', title).lang = languageOf(title);
    write('suggestion-kind', kind);
    if (reason) write('suggestion-reason', reason);
    // Before the field loses the focus, which would close the list.
    option.addEventListener('pointerdown', () => location.assign(path));
    return option;
  };
  const mark = (at: number): void => {
    active = at;
    for (const [index, option] of [...list.children].entries())
      option.setAttribute('aria-selected', `${index === active}`);
    if (active < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `suggestion-${active}`);
  };
  const show = (suggestions: readonly Suggestion[]): void => {
    paths = suggestions.map(({ path }) => path);
    list.textContent = '';
    list.append(...suggestions.map(optionOf));
    field.setAttribute('aria-expanded', `${paths.length > 0}`);
    count.textContent = paths.length > 0 ? fillIn(suggestionCount[locale], { count: paths.length }, locale) : '';
    mark(-1);
  };
  const stop = (): void => {
    clearTimeout(pause);
    request.abort();
  };
  const close = (): void => {
    stop();
    show([]);
  };

  field.addEventListener('input', () => {
    const query = cleanQuery(field.value);
    stop();
    mark(-1);
    if (query.length < MIN_LETTERS || isTooLong(query)) return show([]);
    request = new AbortController();
    const { signal } = request;
    pause = setTimeout(() => fetchSuggestions(query, signal).then(show, () => undefined), DELAY_MS);
  });
  field.addEventListener('keydown', (event) => {
    const { length } = paths;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = paths[active];
    if (event.key === 'Escape' && length > 0) close();
    else if (event.key === 'Enter' && chosen !== undefined) location.assign(chosen);
    else if (step && length > 0) {
      // A list that arrives now would undo the choice.
      stop();
      mark(((active + 1 + step + length + 1) % (length + 1)) - 1);
    } else return;
    event.preventDefault();
  });
  field.addEventListener('blur', close);
}
