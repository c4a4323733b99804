// The admin works without this script. It displays the day in AD next to the chosen one, labels choosers of files, and follows the colours of a form.

const DAY_MS = 86_400_000;
const ne = document.documentElement.lang === 'ne';
const monthNames = ne
  ? 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ')
  : 'January February March April May June July August September October November December'.split(' ');
/** A text or number with the digits of the page. */
export const digits = (text) => (ne ? String(text).replace(/\d/g, (digit) => '०१२३४५६७८९'[digit]) : String(text));

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

/** Shows what a chooser of files does in the language of the page, and the names of the chosen files: browsers use their own language. */
function labelChoosers(root) {
  for (const chooser of root.querySelectorAll('input[type="file"][data-choose]')) {
    const label = document.createElement('label');
    Object.assign(label, { className: 'button', htmlFor: chooser.id, textContent: chooser.dataset.choose });
    const names = document.createElement('span');
    names.setAttribute('aria-live', 'polite');
    chooser.classList.add('hidden');
    chooser.after(label, ' ', names);
    // Other forms send files by themselves, and list them.
    if (!chooser.form.matches('[data-upload]'))
      chooser.addEventListener('change', () => {
        names.textContent = [...chooser.files].map(({ name }) => name).join(', ');
      });
  }
}
labelChoosers(document);
document.addEventListener('merged', ({ target }) => labelChoosers(target));

// Forms that send their files with them.
if (document.querySelector('form[data-send]')) import('./send-form.js');

// Colours: a picker beside each field, and a preview that follows.
const preview = document.querySelector('[data-colours]');
if (preview) followColours(preview);

function followColours(area) {
  const fields = [...area.closest('form').querySelectorAll('.colour input')];
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
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    field.addEventListener('input', () => {
      if (/^#[0-9a-f]{6}$/i.test(field.value)) picker.value = field.value;
      follow();
    });
  }
}

// Rows of a list: all of the page at once, and how many are chosen.
const chosen = document.querySelector('#chosen');
if (chosen) {
  const all = document.querySelector('[data-all]');
  const count = chosen.querySelector('[data-chosen]');
  const boxes = [...chosen.elements].filter(({ name }) => name === 'id');
  const show = () => {
    const { length } = boxes.filter(({ checked }) => checked);
    all.checked = length === boxes.length;
    all.indeterminate = length > 0 && !all.checked;
    count.textContent = length > 0 ? count.dataset.chosen.replace('{count}', digits(length)) : '';
  };
  all.closest('label').hidden = false;
  all.addEventListener('change', () => {
    for (const box of boxes) box.checked = all.checked;
    show();
  });
  for (const box of boxes) box.addEventListener('change', show);
  // Boxes that the browser restores, or that the server marked.
  addEventListener('pageshow', show);
}

for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

// Pages without HTTPS have no clipboard.
for (const button of navigator.clipboard ? document.querySelectorAll('[data-copy]') : []) {
  button.hidden = false;
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.removeAttribute('aria-label');
    button.textContent = button.dataset.copied;
  });
}
