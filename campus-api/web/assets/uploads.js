// Sends chosen files in the background and adds them to the draft of the form. The page stays: only the list of files is updated.

import { mergeFiles, mergeGroup, readPage } from './merge.js';
import { renewToken, send } from './part-request.js';
import { pauseAfter } from './saving.js';
import { createSending } from './sending.js';
import { ChangedError, MissingDraftError, RefusedError, sendFile } from './transfer.js';

/** Concurrent uploads: one is sent while the server processes the other. */
const CONCURRENCY = 2;

/** Removes the row of a part that arrived earlier, with the list after its last one. */
function dropUnfinished(row) {
  const section = row.closest('#unfinished');
  row.remove();
  if (!section.querySelector('li')) section.remove();
}

const newKey = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** The uploads of `form`: `saving` stores the draft that they belong to, `bar` stays in view. */
export function createUploads(form, saving, texts, bar) {
  const uploads = new Set();
  const waiting = [];
  let running = 0;
  let lastOrder = 0;
  const display = createSending(bar, texts);
  const show = () => display.show([...uploads]);

  const merge = (areaId, page) => {
    const [area, fresh] = [document, page].map((root) => root.getElementById(areaId));
    if (!area || !fresh) return;
    if (area.matches('.upload')) mergeFiles(area, fresh);
    else mergeGroup(area, document.adoptNode(fresh));
  };

  /** The reason why the server has left a file out; null if it is in the draft. */
  const reasonIn = (address, page, name) => {
    if (!new URL(address, location.href).searchParams.has('odd')) return null;
    const reasons = [...page.querySelectorAll('.problems li')].map(({ textContent }) => textContent.trim());
    return reasons.find((reason) => reason.includes(name)) ?? reasons[0] ?? texts.refused;
  };

  const add = (upload) =>
    saving.enqueue(async () => {
      const { key, order, action, areaId, file } = upload;
      const { page: address } = await saving.post({ do: action, upload: key, order });
      const page = await readPage(address);
      const reason = reasonIn(address, page, file.name);
      if (reason !== null) throw new RefusedError(reason);
      merge(areaId, page);
    });

  const pause = (upload) => async (failures) => {
    await Promise.race([
      pauseAfter(failures),
      new Promise((resolve) => upload.signal.addEventListener('abort', resolve)),
    ]);
  };
  const run = async (upload) => {
    const { file, key, field, signal } = upload;
    const describe = (offset) => ({
      'content-type': 'application/octet-stream',
      upload: new URLSearchParams({
        token: form.elements.namedItem('token').value,
        name: file.name,
        size: file.size,
        modified: file.lastModified,
        field,
        offset,
      }).toString(),
    });
    const fail = (error) => display.fail(upload, error.name === 'Error' ? error.message : '');
    const sendPart = send(`${form.action}/uploads/${key}`, signal);
    const request = async (...part) => {
      const reply = await sendPart(...part);
      // Another attempt has the new token.
      return reply.status === 403 && (await renewToken(form)) ? { status: 0, data: null } : reply;
    };
    const onProgress = (bytes) => display.progress(upload, bytes);
    for (let failures = 0; ; failures += 1) {
      try {
        await saving.store();
        upload.isStarted = true;
        const pauseOrMissing = async (count) => {
          if (upload.error instanceof MissingDraftError)
            await saving.enqueue(() => saving.post({ do: 'keep' })).catch(() => undefined);
          await pause(upload)(count);
        };
        const onFailure = (error) => {
          upload.error = error;
          fail(error);
        };
        await sendFile(file, { request, describe, pause: pauseOrMissing, onProgress, onFailure, signal });
        display.check(upload);
        await add(upload);
        return;
      } catch (error) {
        if (signal.aborted || error instanceof RefusedError || error instanceof ChangedError) throw error;
        fail(error);
        await pause(upload)(failures);
      }
    }
  };

  const finish = (upload) => {
    uploads.delete(upload);
    display.remove(upload);
    show();
    if (uploads.size === 0) display.settle();
  };
  const next = () => {
    if (running >= CONCURRENCY) return;
    const upload = waiting.shift();
    if (!upload) return;
    running += 1;
    run(upload)
      .then(
        () => {
          display.done += 1;
          finish(upload);
        },
        (error) => {
          if (upload.signal.aborted) return;
          upload.reason = error instanceof ChangedError ? texts.changed : error.message || texts.refused;
          display.refuse(upload);
          show();
        },
      )
      .finally(() => {
        running -= 1;
        next();
      });
    next();
  };

  /** Runs an action of the form, and shows the list of files after it. */
  const update = (areaId, action) =>
    saving.enqueue(async () => {
      const { page } = await saving.post({ do: action });
      merge(areaId, await readPage(page));
    });

  /** Takes a file out: what arrived is deleted. */
  const remove = (upload) => {
    upload.controller.abort();
    const index = waiting.indexOf(upload);
    if (index >= 0) waiting.splice(index, 1);
    finish(upload);
    if (!upload.isStarted) return;
    // A part that stays is deleted after a day.
    void update(upload.areaId, `cancel:${upload.key}`).catch(() => undefined);
  };

  /** The part of this file that arrived before the page was closed. */
  const takeUnfinished = (file, field) => {
    const rows = [...document.querySelectorAll('[data-unfinished]')];
    const row = rows.find(
      ({ dataset }) =>
        dataset.name === file.name &&
        Number(dataset.size) === file.size &&
        Number(dataset.modified) === file.lastModified &&
        dataset.field === field,
    );
    if (!row) return null;
    dropUnfinished(row);
    return row.dataset.unfinished;
  };

  const choose = (chooser, files) => {
    const field = chooser.name.startsWith('file:') ? chooser.name.slice('file:'.length) : '';
    const area = chooser.closest('.upload, .group');
    const action = chooser.dataset.send ?? 'keep';
    for (const file of files) {
      const controller = new AbortController();
      // The position among all files, which their list shows.
      lastOrder = Math.max(Date.now(), lastOrder + 1);
      const key = takeUnfinished(file, field) ?? newKey();
      const upload = {
        file,
        key,
        field,
        action,
        areaId: area.id,
        order: lastOrder,
        controller,
        signal: controller.signal,
      };
      uploads.add(upload);
      waiting.push(upload);
      display.add(upload, area, () => remove(upload));
    }
    show();
    next();
  };

  /** Runs a button within the list of files. */
  const runButton = (button) => {
    const area = button.closest('.upload');
    if (area) return update(area.id, button.value);
    dropUnfinished(button.closest('li'));
    return saving.enqueue(() => saving.post({ do: button.value }));
  };

  return {
    choose,
    runButton,
    isBusy: () => uploads.size > 0,
    /** Holds a button back until all files have arrived, then runs `proceed`; false if there is nothing to wait for. */
    hold(proceed) {
      if (uploads.size === 0) return false;
      display.hold([...uploads], proceed);
      return true;
    },
  };
}
