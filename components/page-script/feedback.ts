/** Sends the answer to "Was this page useful?" and lets the page stay as it is; without scripts the form leads to a page of thanks. */
export function sendFeedback(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-feedback]');
  const outcome = form && form.nextElementSibling;
  if (!form || !(outcome instanceof HTMLElement)) return;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const body = new URLSearchParams();
    const by = 'submitter' in event && event.submitter;
    if (by instanceof HTMLButtonElement) body.set(by.name, by.value);
    // A redirect is the thanks: it would lead to this very page.
    const reply = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
    const isCounted = reply !== null && reply.type === 'opaqueredirect';
    form.hidden = isCounted;
    outcome.textContent = `${isCounted ? outcome.dataset.thanks : outcome.dataset.failed}`;
    outcome.focus();
  });
}
