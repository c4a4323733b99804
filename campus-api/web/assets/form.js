// The form of a draft works without this script. It saves the form by itself, sends files in the background, and warns before unsaved input is lost.

import { createSaving } from './saving.js';
import { createUploads } from './uploads.js';

const form = document.querySelector('form[data-upload]');
const texts = JSON.parse(form.dataset.texts);
const bar = form.querySelector('.sticky');
const saving = createSaving(form, texts, bar.querySelector('.state'));
const uploads = createUploads(form, saving, texts, bar);

addEventListener('beforeunload', (event) => {
  if (saving.isDirty() || uploads.isBusy()) event.preventDefault();
});

/** Changes the language of a form in which nothing was typed: no draft is stored. */
function changeLanguage(language) {
  const change = Object.assign(document.createElement('form'), { method: 'post', action: '/language', hidden: true });
  const fields = { language, next: location.pathname + location.search };
  for (const [name, value] of Object.entries(fields))
    change.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(change);
  change.submit();
}

/** Actions on the list of files that the server has not confirmed. */
let pending = 0;
/** Sends the form once they are confirmed; null if nothing waits. */
let proceed = null;

/** Buttons of the list of files, which change nothing else. */
const isOfFiles = (button) => button?.closest('.upload [data-attached], #unfinished') ?? null;

form.addEventListener('submit', (event) => {
  const { submitter } = event;
  const language = /^language:(.+)/.exec(submitter?.value)?.[1];
  if (language && saving.isUntouched() && !uploads.isBusy()) {
    event.preventDefault();
    changeLanguage(language);
  } else if (isOfFiles(submitter)) {
    event.preventDefault();
    pending += 1;
    uploads
      .runButton(submitter)
      // The button can be pressed again; the form is not sent without what it does.
      .catch((error) => {
        proceed = null;
        saving.report(error);
      })
      .finally(() => {
        pending -= 1;
        if (pending === 0) proceed?.();
      });
  } else if (pending > 0) {
    event.preventDefault();
    proceed = () => {
      proceed = null;
      form.requestSubmit(submitter);
    };
  } else if (uploads.hold(() => form.requestSubmit(submitter))) event.preventDefault();
  else saving.leave();
});

/** Files are added as soon as they are chosen: the buttons that add them go. */
function removeAddButtons(root) {
  for (const button of root.querySelectorAll('[data-add]')) button.remove();
}
removeAddButtons(form);
form.addEventListener('merged', ({ target }) => removeAddButtons(target));

form.addEventListener('change', ({ target }) => {
  if (target.type !== 'file') return;
  const files = [...target.files];
  target.value = '';
  uploads.choose(target, files);
});

for (const area of form.querySelectorAll('.upload')) {
  const chooser = area.querySelector('input[type="file"]');
  const hint = document.createElement('p');
  Object.assign(hint, { className: 'hint', textContent: texts.drop });
  chooser.after(hint);
  area.addEventListener('dragover', (event) => {
    event.preventDefault();
    area.classList.add('dragging');
  });
  area.addEventListener('dragleave', () => area.classList.remove('dragging'));
  area.addEventListener('drop', (event) => {
    event.preventDefault();
    area.classList.remove('dragging');
    uploads.choose(chooser, [...event.dataTransfer.files].slice(0, chooser.multiple ? undefined : 1));
  });
}
