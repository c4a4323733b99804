// The admin works without this script. It displays the day in AD next to the chosen one, accepts dragged files, shows upload progress, and warns
// before unsaved input is lost.

const DAY_MS = 86_400_000;
const ne = document.documentElement.lang === 'ne';
const monthNames = ne
  ? 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ')
  : 'January February March April May June July August September October November December'.split(' ');
const digits = (text) => (ne ? text.replace(/\d/g, (digit) => '०१२३४५६७८९'[digit]) : text);

for (const field of document.querySelectorAll('[data-date]')) {
  const [year, month, day] = ['year', 'month', 'day'].map((part) => field.querySelector(`[data-part="${part}"]`));
  const output = field.querySelector('[data-ad]');
  const show = () => {
    const { days = '', first = '' } = year.selectedOptions[0]?.dataset ?? {};
    const lengths = days.split(' ').map(Number);
    const max = lengths[month.value - 1] ?? 32;
    for (const option of day.options) option.hidden = Number(option.value) > max;
    output.textContent = '';
    if (!first || !month.value || !day.value || Number(day.value) > max) return;
    const dayOfYear =
      lengths.slice(0, month.value - 1).reduce((sum, length) => sum + length, 0) + Number(day.value) - 1;
    const date = new Date(Date.parse(`${first}T00:00:00Z`) + dayOfYear * DAY_MS);
    const text = `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
    output.textContent = output.dataset.ad.replace('{date}', digits(text));
    const written = field.querySelector('[data-part="ad"]');
    if (written) written.value = '';
  };
  for (const select of [year, month, day]) select.addEventListener('change', show);
}

const form = document.querySelector('form[data-upload]');
let isDirty = false;
form?.addEventListener('input', () => {
  isDirty = true;
});
form?.addEventListener('submit', () => {
  isDirty = false;
});
form?.addEventListener('saved', () => {
  isDirty = false;
});
addEventListener('beforeunload', (event) => {
  if (isDirty) event.preventDefault();
});

// A picture of one field is sent as soon as it is chosen.
for (const chooser of document.querySelectorAll('[data-send]')) {
  const button = chooser.parentElement.querySelector('button');
  chooser.addEventListener('change', () => chooser.files.length > 0 && form.requestSubmit(button));
}

const input = form?.querySelector('.upload input[type="file"]');
if (input) takeFiles(input, input.closest('fieldset'));

/** Concurrent uploads: one is sent while the server processes the other. */
const CONCURRENCY = 2;

/**
 * Sends chosen files at once, each in its own request with the rest of the form: a failed upload does not affect others. Failed files can be sent
 * again.
 */
function takeFiles(chooser, area) {
  const hint = document.createElement('p');
  hint.className = 'hint';
  hint.textContent = area.dataset.drop;
  chooser.after(hint);

  /** The reason on a page that the server sent instead of the form. */
  const reasonIn = (page) => {
    const content = new DOMParser().parseFromString(page, 'text/html').querySelector('main');
    return content?.querySelector('.problems li, p:not(.on-site)')?.textContent.trim() || area.dataset.broken;
  };

  const send = (data, progress) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.addEventListener('progress', ({ loaded }) => progress(loaded));
      request.addEventListener('load', () =>
        request.status < 400
          ? resolve(new URL(request.responseURL))
          : reject(new Error(reasonIn(request.responseText))),
      );
      for (const name of ['error', 'abort'])
        request.addEventListener(name, () => reject(new Error(area.dataset.broken)));
      request.open('POST', form.action);
      request.send(data);
    });

  const rejected = new URLSearchParams();
  // The position of each file among all, by which the server recognizes one that is sent again.
  const orders = new Map();
  const sendAll = async (files) => {
    const label = document.createElement('label');
    const bar = document.createElement('progress');
    bar.max = files.reduce((sum, { size }) => sum + size, 1);
    label.append('', bar);
    label.setAttribute('role', 'status');
    area.append(label);
    const loaded = new Map();
    const waiting = [...files];
    const failed = [];
    let reason = '';
    let done = 0;
    let target = null;
    const show = () => {
      label.firstChild.textContent = `${area.dataset.sending} ${digits(`${done}/${files.length}`)}`;
      bar.value = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
    };
    const sendNext = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        const data = new FormData(form);
        data.delete('files');
        data.set('do', 'keep');
        data.set('order', orders.get(file));
        data.append('files', file);
        try {
          target = await send(data, (bytes) => {
            loaded.set(file, Math.min(bytes, file.size));
            show();
          });
          for (const [name, value] of target.searchParams) rejected.append(name, value);
          done += 1;
        } catch (error) {
          reason = error.message;
          failed.push(file);
          loaded.delete(file);
        }
        show();
      }
    };
    show();
    await Promise.all(Array.from({ length: CONCURRENCY }, sendNext));
    if (failed.length === 0) {
      isDirty = false;
      target.search = rejected;
      if (target.href.split('#')[0] === location.href.split('#')[0]) location.reload();
      else location.assign(target);
      return;
    }
    label.remove();
    hint.className = 'problem';
    hint.setAttribute('role', 'alert');
    hint.textContent = `${reason} ${failed.map(({ name }) => name).join(', ')} `;
    const retryButton = document.createElement('button');
    retryButton.type = 'button';
    retryButton.textContent = area.dataset.again;
    retryButton.addEventListener('click', () => {
      hint.className = 'hint';
      hint.removeAttribute('role');
      hint.textContent = area.dataset.drop;
      sendAll(failed);
    });
    hint.append(retryButton);
  };

  const choose = () => {
    const files = [...chooser.files];
    chooser.value = '';
    const now = Date.now();
    for (const [index, file] of files.entries()) orders.set(file, now + index);
    if (files.length > 0) sendAll(files);
  };
  chooser.addEventListener('change', choose);
  area.addEventListener('dragover', (event) => {
    event.preventDefault();
    area.classList.add('dragging');
  });
  area.addEventListener('dragleave', () => area.classList.remove('dragging'));
  area.addEventListener('drop', (event) => {
    event.preventDefault();
    area.classList.remove('dragging');
    chooser.files = event.dataTransfer.files;
    choose();
  });
}

// Colours: a picker beside each field, and a preview that follows.
const preview = document.querySelector('[data-colours]');
if (preview) followColours(preview);

function followColours(area) {
  const fields = [...form.querySelectorAll('.colour input')];
  let timer;
  let latest = 0;
  const update = async () => {
    latest += 1;
    const turn = latest;
    const query = new URLSearchParams(fields.filter(({ value }) => value).map(({ name, value }) => [name, value]));
    const response = await fetch(`${area.dataset.colours}?${query}`).catch(() => null);
    if (response?.ok && !response.redirected && turn === latest) area.innerHTML = await response.text();
  };
  for (const field of fields) {
    const swatch = field.closest('.colour').querySelector('.swatch');
    const picker = document.createElement('input');
    picker.type = 'color';
    picker.value = swatch?.querySelector('rect')?.getAttribute('fill') ?? '#000000';
    picker.setAttribute('aria-label', area.dataset.picker.replace('{label}', field.labels[0]?.firstChild.textContent));
    if (swatch) swatch.replaceWith(picker);
    else field.closest('.colour').prepend(picker);
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(update, 150);
    };
    picker.addEventListener('input', () => {
      field.value = picker.value;
      isDirty = true;
      follow();
    });
    field.addEventListener('input', () => {
      if (/^#[0-9a-f]{6}$/i.test(field.value)) picker.value = field.value;
      follow();
    });
  }
}

for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
