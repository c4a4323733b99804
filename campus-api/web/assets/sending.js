// Shows the files on their way: each in a row below its chooser, and all together in the bar that stays in view.

import { digits } from './admin.js';

export const fillIn = (text, values) => text.replaceAll(/\{(\w+)\}/g, (_, name) => values[name]);
export const sizeText = (bytes) =>
  digits(bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`);
const namesOf = (uploads) => uploads.map(({ file }) => file.name).join(', ');

export function element(name, properties, ...children) {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

export const button = (text, onClick) => {
  const created = element('button', { type: 'button', textContent: text });
  created.addEventListener('click', onClick);
  return created;
};

/** The rows of uploads, and their summary in `bar`. */
export function createSending(bar, texts) {
  const count = element('p', { className: 'sending', id: 'sending' });
  const progress = element('progress', {});
  progress.setAttribute('aria-labelledby', count.id);
  const waits = element('p', { className: 'waits', hidden: true });
  for (const part of [count, waits]) part.setAttribute('aria-live', 'polite');
  bar.prepend(count, waits);
  let proceed = null;

  const release = () => {
    proceed = null;
    waits.hidden = true;
    waits.textContent = '';
  };
  const holdText = (uploads) => {
    const refused = uploads.filter(({ reason }) => reason);
    const text = fillIn(refused.length > 0 ? texts.notAttached : texts.waits, {
      names: namesOf(refused.length > 0 ? refused : uploads),
    });
    if (refused.length > 0) refused[0].row.querySelector('button').focus();
    waits.hidden = false;
    waits.replaceChildren(text, ...(refused.length > 0 ? [] : [' ', button(texts.stop, release)]));
    // A refused file needs a decision: nothing goes on by itself.
    if (refused.length > 0) proceed = null;
  };

  /** Shows the state of a file; a `problem` is announced at once, with the name. */
  const showState = ({ state }, text, problem = false) => {
    state.className = problem ? 'problem' : 'soft';
    if (problem) state.parentElement.setAttribute('role', 'alert');
    else state.parentElement.removeAttribute('role');
    state.textContent = text;
  };

  return {
    /** Files of this round that have arrived. */
    done: 0,
    add(upload, area, onRemove) {
      const { name, size } = upload.file;
      const state = element('span', { className: 'soft', textContent: texts.queued });
      const remove = button(texts.remove, onRemove);
      remove.setAttribute('aria-label', fillIn(texts.removeOf, { name }));
      Object.assign(upload, {
        bytes: 0,
        size,
        state,
        row: element('li', {}, element('div', {}, `${name} `, state), remove),
      });
      // A group is replaced as a whole: its rows stand below it.
      const after = area.matches('.upload') ? area.querySelector('[data-attached]') : area;
      const list =
        after.nextElementSibling?.matches('.transfers') === true
          ? after.nextElementSibling
          : element('ul', { className: 'list files transfers' });
      if (!list.isConnected) after.after(list);
      list.append(upload.row);
    },
    progress(upload, bytes) {
      upload.bytes = Math.min(bytes, upload.size);
      showState(upload, fillIn(texts.arrived, { received: sizeText(upload.bytes), size: sizeText(upload.size) }));
      upload.onBytes?.();
    },
    check: (upload) => showState(upload, texts.checking),
    /** An attempt failed, and another one follows; `reason` is `''` for a lost connection. */
    fail: (upload, reason) => showState(upload, reason || texts.interrupted, reason !== ''),
    refuse: (upload) => showState(upload, upload.reason, true),
    remove({ row }) {
      const list = row.parentElement;
      row.remove();
      if (list?.childElementCount === 0) list.remove();
    },
    /** Shows how much of all these uploads has arrived. */
    show(uploads) {
      const active = uploads.filter(({ reason }) => !reason);
      if (active.length === 0) progress.remove();
      else if (!progress.isConnected) count.after(progress);
      const counts = { done: digits(this.done), count: digits(this.done + active.length) };
      const text = active.length === 0 ? '' : fillIn(texts.sending, counts);
      if (count.textContent !== text) count.textContent = text;
      const update = () => {
        progress.max = active.reduce((sum, { size }) => sum + size, 1);
        progress.value = active.reduce((sum, { bytes }) => sum + bytes, 0);
      };
      for (const upload of active) upload.onBytes = update;
      update();
      if (active.length === 0) this.done = 0;
      if (proceed !== null && uploads.length > 0) holdText(uploads);
      else if (uploads.length === active.length) waits.hidden = true;
    },
    /** Waits for these uploads, names them, then runs `next`. */
    hold(uploads, next) {
      proceed = next;
      holdText(uploads);
    },
    /** All files have arrived or were taken out. */
    settle() {
      const next = proceed;
      release();
      next?.();
    },
  };
}
