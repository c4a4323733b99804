import { askPage, put } from './ask-page.ts';

/** Converts a date in place; where there is no answer, on the page of the answer. */
export default function convertInPlace(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-control=converter]');
  const place = form?.nextElementSibling;
  const from = form?.querySelector('select');
  const date = form?.querySelector('input');
  if (!form || !place || !from || !date) return;
  let request = new AbortController();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const question = new URLSearchParams({ from: from.value, date: date.value });
    const address = `${new URL(form.action).pathname}?${question}`;
    try {
      const { answer } = await askPage(address, signal);
      if (!signal.aborted) put(answer, place);
    } catch {
      if (!signal.aborted) location.assign(address);
    }
  });
}
