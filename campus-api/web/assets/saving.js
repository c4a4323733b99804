// Saves a form while the clerk writes: every few seconds, and when the page is hidden, after which a phone may end it.

import { renewToken } from './part-request.js';
import { dataOf, RefusedError } from './transfer.js';

const SAVE_DELAY_MS = 8000;
const MAX_DELAY_MS = 60_000;
/** A picture is resized before the response. */
const TIMEOUT_MS = 120_000;

/** Aborts a request that takes too long. */
function limitTime() {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), TIMEOUT_MS);
  return controller;
}

/** Resolves after a while that grows with the failures, or once the connection is back. */
export function pauseAfter(failures, firstMs = 1000) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(firstMs * 2 ** failures, MAX_DELAY_MS));
    addEventListener('online', () => resolve(clearTimeout(timer)), { once: true });
  });
}

/** Whether a control has the value that the server sent. */
function isAsSent(control) {
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked === control.defaultChecked;
  if (control.options) {
    const options = [...control.options];
    // Without a selected option, the first one is.
    return options.some(({ defaultSelected }) => defaultSelected)
      ? options.every(({ selected, defaultSelected }) => selected === defaultSelected)
      : control.selectedIndex <= 0;
  }
  return control.defaultValue === undefined || control.type === 'hidden' || control.value === control.defaultValue;
}

/** Saves `form`; `status` shows when it was saved, or why it was not. Requests follow each other, so that no older text replaces a newer one. */
export function createSaving(form, texts, status) {
  let typed = 0;
  let stored = 0;
  let failures = 0;
  let timer = 0;
  let isStored = false;
  let isLeaving = false;
  /** The request that only saves, which a newer one may replace. */
  let saving = null;
  let queue = Promise.resolve();

  const show = (text, needsLogin = false) => {
    status.textContent = text;
    if (!needsLogin) return;
    const link = document.createElement('a');
    Object.assign(link, { href: '/login', target: '_blank', textContent: texts.logIn });
    status.append(' ', link);
  };

  /** Sends the form with these fields in addition; returns the data of the response. */
  const post = async (fields, { signal = limitTime().signal, keepalive = false } = {}) => {
    const body = new FormData(form);
    for (const [name, value] of [...body]) if (value instanceof File) body.delete(name);
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const sentText = typed;
    const headers = { accept: 'application/json' };
    const response = await fetch(form.action, { method: 'POST', body, headers, redirect: 'manual', signal, keepalive });
    const data = await response.json().catch(() => null);
    // After a login that left the browser no cookie of the former session.
    if (response.status === 403 && (await renewToken(form))) return post(fields, { signal, keepalive });
    if (response.status === 401) show(data?.problem ?? texts.offline, true);
    const result = dataOf({ status: response.status, data });
    // Text that was typed meanwhile is not saved yet.
    stored = Math.max(stored, sentText);
    isStored = true;
    failures = 0;
    show(result.saved);
    // A page that the browser discards opens with the draft.
    const { pathname } = new URL(form.action);
    if (location.pathname !== pathname) history.replaceState(null, '', pathname);
    return result;
  };

  const enqueue = (job) => {
    const result = queue.then(job);
    queue = result.catch(() => undefined);
    return result;
  };

  const schedule = () => {
    timer ||= setTimeout(save, Math.min(SAVE_DELAY_MS * 2 ** failures, MAX_DELAY_MS));
  };
  const fail = (error, signal) => {
    if (signal.aborted && signal.reason?.name !== 'TimeoutError') return;
    failures += 1;
    const text = error instanceof RefusedError ? error.message || texts.notSaved : texts.offline;
    if (!status.querySelector('a')) show(error.name === 'Error' && error.message ? error.message : text);
    schedule();
  };
  const save = () => {
    clearTimeout(timer);
    timer = 0;
    if (typed === stored || isLeaving) return;
    void enqueue(async () => {
      if (typed === stored || isLeaving) return;
      saving = limitTime();
      const { signal } = saving;
      await post({ do: 'keep' }, { signal }).catch((error) => fail(error, signal));
      saving = null;
      if (typed !== stored) schedule();
    });
  };

  form.addEventListener('input', ({ target }) => {
    if (target.type === 'file') return;
    typed += 1;
    schedule();
  });
  addEventListener('online', save);
  // After a login in another tab.
  addEventListener('focus', () => failures > 0 && save());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || typed === stored || isLeaving) return;
    saving?.abort();
    // Browsers finish a small request after the page has ended.
    void post({ do: 'keep' }, { keepalive: true }).catch(save);
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });

  return {
    post,
    enqueue,
    /** Stores the draft unless this page has done so. */
    store: () => (isStored ? Promise.resolve() : enqueue(() => post({ do: 'keep' }))),
    /** Shows why an action failed; the form is saved again. */
    report: (error) => fail(error, { aborted: false }),
    /** Whether the form is as the server sent it: browsers restore what was typed before a reload. */
    isUntouched: () => typed === 0 && !isStored && [...form.elements].every(isAsSent),
    isDirty: () => typed !== stored && !isLeaving,
    /** The form is sent as a whole. */
    leave() {
      isLeaving = true;
      clearTimeout(timer);
      saving?.abort();
    },
  };
}
