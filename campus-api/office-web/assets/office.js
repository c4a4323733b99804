// The office is whole without this. It shows the day in AD beside the chosen one, takes files that are dragged, shows how far they are, and asks
// before what was typed is left.

const DAY_MS = 86_400_000;
const ne = document.documentElement.lang === 'ne';
const monthNames = ne
  ? 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ')
  : 'January February March April May June July August September October November December'.split(' ');
const digits = (text) => (ne ? text.replace(/\d/g, (digit) => '०१२३४५६७८९'[digit]) : text);

for (const field of document.querySelectorAll('[data-date]')) {
  const [year, month, day] = ['year', 'month', 'day'].map((part) => field.querySelector(`[data-part="${part}"]`));
  const shown = field.querySelector('[data-ad]');
  const show = () => {
    const { days = '', first = '' } = year.selectedOptions[0]?.dataset ?? {};
    const lengths = days.split(' ').map(Number);
    const most = lengths[month.value - 1] ?? 32;
    for (const option of day.options) option.hidden = Number(option.value) > most;
    shown.textContent = '';
    if (!first || !month.value || !day.value || Number(day.value) > most) return;
    const passed = lengths.slice(0, month.value - 1).reduce((sum, length) => sum + length, 0) + Number(day.value) - 1;
    const date = new Date(Date.parse(`${first}T00:00:00Z`) + passed * DAY_MS);
    const text = `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
    shown.textContent = shown.dataset.ad.replace('{date}', digits(text));
    const written = field.querySelector('input[type="date"]');
    if (written) written.value = '';
  };
  for (const select of [year, month, day]) select.addEventListener('change', show);
}

const form = document.querySelector('form[data-upload]');
let isTyped = false;
form?.addEventListener('input', () => {
  isTyped = true;
});
form?.addEventListener('submit', () => {
  isTyped = false;
});
addEventListener('beforeunload', (event) => {
  if (isTyped) event.preventDefault();
});

const input = form?.querySelector('input[type="file"]');
if (input) takeFiles(input, input.closest('fieldset'));

/** Sends files one after the other as soon as they are chosen, with the rest of the form: one that breaks off takes no other along. */
function takeFiles(chooser, area) {
  const hint = document.createElement('p');
  hint.className = 'hint';
  hint.textContent = area.dataset.drop;
  chooser.after(hint);

  const send = (data, progress) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.addEventListener('progress', ({ loaded }) => progress(loaded));
      request.addEventListener('load', () => (request.status < 400 ? resolve(new URL(request.responseURL)) : reject()));
      request.addEventListener('error', reject);
      request.addEventListener('abort', reject);
      request.open('POST', form.action);
      request.send(data);
    });

  const sendAll = async (files) => {
    const label = document.createElement('label');
    const bar = document.createElement('progress');
    bar.max = files.reduce((sum, { size }) => sum + size, 1);
    label.append(area.dataset.sending, bar);
    label.setAttribute('role', 'status');
    area.append(label);
    let sent = 0;
    let answer = null;
    const refused = new URLSearchParams();
    try {
      for (const [index, file] of files.entries()) {
        label.firstChild.textContent = `${area.dataset.sending} ${digits(`${index + 1}/${files.length}`)}`;
        const data = new FormData(form);
        data.delete('files');
        data.set('do', 'keep');
        data.append('files', file);
        answer = await send(data, (loaded) => {
          bar.value = sent + loaded;
        });
        sent += file.size;
        for (const [name, value] of answer.searchParams) refused.append(name, value);
      }
      isTyped = false;
      answer.search = refused;
      if (answer.href.split('#')[0] === location.href.split('#')[0]) location.reload();
      else location.assign(answer);
    } catch {
      label.remove();
      hint.className = 'wrong';
      hint.setAttribute('role', 'alert');
      hint.textContent = area.dataset.broken;
    }
  };

  const choose = () => {
    const files = [...chooser.files];
    chooser.value = '';
    if (files.length > 0) sendAll(files);
  };
  chooser.addEventListener('change', choose);
  area.addEventListener('dragover', (event) => {
    event.preventDefault();
    area.classList.add('over');
  });
  area.addEventListener('dragleave', () => area.classList.remove('over'));
  area.addEventListener('drop', (event) => {
    event.preventDefault();
    area.classList.remove('over');
    chooser.files = event.dataTransfer.files;
    choose();
  });
}
