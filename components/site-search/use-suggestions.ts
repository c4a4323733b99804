import { useEffect, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import { cleanQuery, isTooLong } from '#lib/search/query-text.ts';
import type { Suggestion } from '#lib/site-search/search-site.ts';

/** Typing pauses longer than this are waited for; fewer letters could be of anything. */
const PAUSE_MS = 150;
const LEAST = 2;

async function ask(query: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query, language: locale })}`, { signal });
  return response.ok ? (await response.json()).suggestions : [];
}

/** What the site offers for a text while it is typed; without an answer there are no suggestions, and the form still works. */
export function useSuggestions(text: string, isTyping: boolean, locale: Locale): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const query = cleanQuery(text);
  const isAsked = isTyping && query.length >= LEAST && !isTooLong(query);
  useEffect(() => {
    if (!isAsked) return setSuggestions([]);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      ask(query, locale, controller.signal).then(setSuggestions, () => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isAsked, locale]);
  return suggestions;
}
