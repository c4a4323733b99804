import { languageOf } from '#lib/i18n/language-of.ts';
import { cleanQuery, isTooLong } from '#lib/search/query-text.ts';
import type { Suggestion } from '#lib/site-search/search-site.ts';
import { locale } from './locale.ts';

/** Typing pauses longer than this are waited for; fewer letters could be of anything. */
const PAUSE_MS = 150;
const LEAST = 2;

interface Classes {
  option: string;
  title: string;
  kind: string;
  reason: string;
}

async function ask(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query, language: locale })}`, { signal });
  return response.ok ? (await response.json()).suggestions : [];
}

/** Suggests where to go while one types (ARIA pattern: combobox with a list); without an answer the form still works. */
export default function suggestAsOneTypes(classes: Classes): void {
  const field = document.querySelector<HTMLInputElement>('#site-search');
  const list = document.querySelector('#site-suggestions');
  if (!field || !list) return;
  let paths: string[] = [];
  let active = -1;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();

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
    option.className = classes.option;
    option.tabIndex = -1;
    option.setAttribute('role', 'option');
    write(classes.title, title).lang = languageOf(title);
    write(classes.kind, kind);
    if (reason) write(classes.reason, reason);
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
    mark(-1);
  };
  const close = (): void => {
    clearTimeout(pause);
    request.abort();
    show([]);
  };

  field.addEventListener('input', () => {
    const query = cleanQuery(field.value);
    clearTimeout(pause);
    request.abort();
    mark(-1);
    if (query.length < LEAST || isTooLong(query)) return show([]);
    request = new AbortController();
    const { signal } = request;
    pause = setTimeout(() => ask(query, signal).then(show, () => undefined), PAUSE_MS);
  });
  field.addEventListener('keydown', (event) => {
    const { length } = paths;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = paths[active];
    if (event.key === 'Escape' && length > 0) close();
    else if (event.key === 'Enter' && chosen !== undefined) location.assign(chosen);
    else if (step && length > 0) mark(((active + 1 + step + length + 1) % (length + 1)) - 1);
    else return;
    event.preventDefault();
  });
  field.addEventListener('blur', close);
}
