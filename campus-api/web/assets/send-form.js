// Sends a form together with its files, such as a table or a back-up, and shows how much has arrived. The form stays as it is until the server has its files.

import { renewToken, send } from './part-request.js';
import { pauseAfter } from './saving.js';
import { button, element, fillIn, sizeText } from './sending.js';

for (const form of document.querySelectorAll('form[data-send]'))
  form.addEventListener('submit', (event) => {
    const files = [...new FormData(form).values()].filter((value) => value instanceof File && value.size > 0);
    if (files.length === 0) return;
    event.preventDefault();
    if (!form.querySelector('.sticky')) void sendForm(form, files, JSON.parse(form.dataset.texts));
  });

/** Whether the files are as they were when they were chosen: browsers refuse to read others. */
async function areReadable(files) {
  const reads = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()));
  return reads.every(({ status }) => status === 'fulfilled');
}

async function sendForm(form, files, texts) {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const controller = new AbortController();
  const { signal } = controller;
  const state = element('p', { className: 'sending' });
  state.setAttribute('role', 'status');
  const progress = element('progress', { max: size, value: 0, ariaLabel: texts.title });
  const bar = element(
    'div',
    { className: 'sticky' },
    state,
    progress,
    ' ',
    button(texts.cancel, () => controller.abort()),
  );
  form.append(bar);
  const warn = (event) => event.preventDefault();
  addEventListener('beforeunload', warn);
  const end = (...problem) => {
    removeEventListener('beforeunload', warn);
    if (problem.length === 0) return bar.remove();
    bar.replaceChildren(
      element('p', { className: 'problem', role: 'alert' }, ...problem),
      button(texts.close, () => bar.remove()),
    );
  };
  const show = (bytes) => {
    progress.value = Math.min(bytes, size);
    const sizes = { received: sizeText(progress.value), size: sizeText(size) };
    state.textContent = progress.value === size ? texts.checking : fillIn(texts.arrived, sizes);
  };
  show(0);
  const next = (page) => {
    if (page.startsWith('/login'))
      return end(`${texts.ended} `, element('a', { href: '/login', target: '_blank', textContent: texts.logIn }));
    end();
    location.assign(page);
  };
  for (let failures = 0; ; failures += 1) {
    try {
      const { status, data, text } = await send(form.action, signal)('POST', { body: new FormData(form) }, show);
      if (data?.page) return next(data.page);
      // After a login that left the browser no cookie of the former session.
      if (status === 403 && (await renewToken(form))) continue;
      if (status < 500 && (status !== 404 || failures === 0)) return end(reasonIn(text) || texts.refused);
    } catch {
      if (signal.aborted) return end();
      if (!(await areReadable(files))) return end(texts.changed);
    }
    // The session is over, or the server has taken the form and its response was lost.
    const other = await redirectOf(location.pathname);
    if (other !== null) return next(other);
    state.textContent = texts.again;
    await pauseAfter(failures);
    if (signal.aborted) return end();
  }
}

/** The address to which a page redirects; null for none, and without a connection. */
async function redirectOf(path) {
  const response = await fetch(path, { cache: 'no-store' }).catch(() => null);
  return response?.redirected ? new URL(response.url).pathname : null;
}

const reasonIn = (text) =>
  [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('.problems li')]
    .map(({ textContent }) => textContent.trim())
    .join(' ');
