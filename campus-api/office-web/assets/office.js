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
if (form) {
  const input = form.querySelector('input[type="file"]');
  const area = input.closest('fieldset');
  let isTyped = false;
  form.addEventListener('input', () => {
    isTyped = true;
  });
  addEventListener('beforeunload', (event) => {
    if (isTyped) event.preventDefault();
  });

  const hint = document.createElement('p');
  hint.className = 'hint';
  hint.textContent = area.dataset.drop;
  input.after(hint);

  /** Sends the form with its files and goes where the office answers; what was typed stays on the page until it is there. */
  const send = (action) => {
    const data = new FormData(form);
    data.set('do', action);
    const request = new XMLHttpRequest();
    const label = document.createElement('label');
    const bar = document.createElement('progress');
    label.textContent = area.dataset.sending;
    label.append(bar);
    area.append(label);
    const failed = () => {
      label.remove();
      hint.className = 'wrong';
      hint.setAttribute('role', 'alert');
      hint.textContent = area.dataset.broken;
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      bar.max = total;
      bar.value = loaded;
    });
    request.addEventListener('load', () => {
      if (request.status >= 500) return failed();
      isTyped = false;
      if (request.status < 400) location.assign(request.responseURL);
      // What was refused has no address of its own.
      else
        document.documentElement.innerHTML = new DOMParser().parseFromString(
          request.responseText,
          'text/html',
        ).documentElement.innerHTML;
    });
    request.addEventListener('error', failed);
    request.addEventListener('abort', failed);
    request.open('POST', form.action);
    request.send(data);
  };

  form.addEventListener('submit', (event) => {
    if (input.files.length > 0) {
      event.preventDefault();
      send(event.submitter?.value ?? 'keep');
    } else isTyped = false;
  });
  input.addEventListener('change', () => {
    if (input.files.length > 0) send('keep');
  });
  area.addEventListener('dragover', (event) => {
    event.preventDefault();
    area.classList.add('over');
  });
  area.addEventListener('dragleave', () => area.classList.remove('over'));
  area.addEventListener('drop', (event) => {
    event.preventDefault();
    area.classList.remove('over');
    if (event.dataTransfer.files.length === 0) return;
    input.files = event.dataTransfer.files;
    send('keep');
  });
}
