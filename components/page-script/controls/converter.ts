import type { Localized } from '#content/locale.ts';
import { locale } from './locale.ts';
import { put, requestPage } from './request-page.ts';
import { showLoading, type WaitClasses } from './show-loading.ts';

/** Converts a date in place; where there is no answer, on the page of the answer. */
export default function convertInPlace(classes: WaitClasses, loading: Localized): void {
  const form = document.querySelector<HTMLFormElement>('form[data-script=converter]');
  const place = form?.nextElementSibling;
  const from = form?.querySelector('select');
  const date = form?.querySelector('input');
  if (!form || !place || !from || !date) return;
  let request = new AbortController();
  let inFlight = '';
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const question = new URLSearchParams({ from: from.value, date: date.value });
    const address = `${new URL(form.action).pathname}?${question}`;
    if (address === inFlight) return;
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const wait = document.createElement('p');
    inFlight = address;
    place.textContent = '';
    place.append(wait);
    const endWait = showLoading(wait, classes, loading[locale]);
    try {
      const { answer } = await requestPage(address, signal);
      if (!signal.aborted) put(answer, place);
    } catch {
      if (!signal.aborted) location.assign(address);
    }
    endWait();
    if (!signal.aborted) inFlight = '';
  });
}
