// Calls the browser's passkey dialog for forms that it completes. The library before this script, @simplewebauthn/browser, converts the options and the
// reply for browsers that cannot.

const { browserSupportsWebAuthn, startAuthentication, startRegistration } = globalThis.SimpleWebAuthnBrowser;

for (const form of browserSupportsWebAuthn() ? document.querySelectorAll('[data-passkey]') : []) {
  const problem = form.querySelector('.problem');
  form.hidden = false;
  for (const hint of document.querySelectorAll('[data-without-passkeys]')) hint.hidden = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.textContent = '';
    const button = form.querySelector('button');
    button.disabled = true;
    try {
      const body = new URLSearchParams(new FormData(form));
      const reply = await fetch(form.dataset.passkey, { method: 'POST', body });
      const { options: optionsJSON, token, problem: reason } = await reply.json();
      if (reason) {
        problem.textContent = reason;
        return;
      }
      const start = 'creates' in form.dataset ? startRegistration : startAuthentication;
      const credential = await start({ optionsJSON });
      form.elements.challenge.value = token;
      form.elements.response.value = JSON.stringify(credential);
      form.submit();
    } catch (error) {
      const names = { NotAllowedError: 'cancelled', AbortError: 'cancelled', InvalidStateError: 'exists' };
      problem.textContent = form.dataset[names[error.name] ?? 'failed'];
    } finally {
      button.disabled = false;
    }
  });
}
