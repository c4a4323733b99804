/** Sends the vote on "Was this page useful?" without leaving the page; without scripts the form leads to a thank-you message. */
export function sendFeedback(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-feedback]');
  const message = form?.nextElementSibling;
  if (!form || !(message instanceof HTMLElement)) return;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const body = new URLSearchParams();
    const by = 'submitter' in event && event.submitter;
    if (by instanceof HTMLButtonElement) body.set(by.name, by.value);
    // The endpoint redirects to this page when it has counted the vote.
    const response = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
    const isCounted = response !== null && response.type === 'opaqueredirect';
    form.hidden = isCounted;
    message.textContent = `${isCounted ? message.dataset.thanks : message.dataset.failed}`;
    message.focus();
  });
}
