import type { Localized } from '#content/locale.ts';
import { showLoading, type WaitClasses } from '../../ui/show-loading.ts';
import { locale } from '../locale.ts';
import { put, requestPage } from './request-page.ts';

/** Converts a date in place; if the request fails, opens the result page. */
export default function convertInPlace(classes: WaitClasses, loading: Localized): void {
  const form = document.querySelector<HTMLFormElement>('form[data-script=converter]');
  const region = form?.nextElementSibling;
  const from = form?.querySelector('select');
  const date = form?.querySelector('input');
  if (!form || !region || !from || !date) return;
  let request = new AbortController();
  let inFlight = '';
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const parameters = new URLSearchParams({ from: from.value, date: date.value });
    const address = `${new URL(form.action).pathname}?${parameters}`;
    if (address === inFlight) return;
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const wait = document.createElement('p');
    inFlight = address;
    region.textContent = '';
    region.append(wait);
    const endWait = showLoading(wait, classes, loading[locale]);
    try {
      const { result } = await requestPage(address, signal);
      if (!signal.aborted) put(result, region);
    } catch {
      if (!signal.aborted) location.assign(address);
    }
    endWait();
    if (!signal.aborted) inFlight = '';
  });
}
