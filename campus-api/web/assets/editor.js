// The editor of the site content works without this script. It moves items by dragging, accepts cells that are pasted into a table, opens the item that
// a link leads to.

const form = document.querySelector('form[data-editor]');

/** Sends the form as a button with this value does. */
function press(value) {
  const button = document.createElement('button');
  Object.assign(button, { name: 'do', value, hidden: true, formNoValidate: true });
  form.append(button);
  form.requestSubmit(button);
}

for (const count of form.querySelectorAll('[data-letters]')) {
  const input = count.previousElementSibling;
  const digits = new Intl.NumberFormat(document.documentElement.lang, {
    numberingSystem: document.documentElement.lang === 'ne' ? 'deva' : 'latn',
  });
  const show = () => {
    const letters = [...new Intl.Segmenter('ne').segment(input.value.trim())].length;
    const most = Number(count.dataset.letters);
    count.textContent = count.dataset.text
      .replace('{count}', digits.format(letters))
      .replace('{most}', digits.format(most));
    count.classList.toggle('problem', letters > most);
  };
  input.addEventListener('input', show);
  show();
}

const openTarget = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let item = target?.closest('details'); item; item = item.parentElement.closest('details')) item.open = true;
  target?.scrollIntoView();
};
addEventListener('hashchange', openTarget);

// Wide screens show the outline beside the form; open, its links take the focus.
const outline = document.querySelector('.outline details');
if (matchMedia('(width > 1100px)').matches) outline.open = true;

let dragged = null;
function makeDraggable(item) {
  const handle = item.querySelector('summary');
  const takes = () => dragged && dragged !== item && dragged.parentElement === item.parentElement;
  handle.draggable = true;
  handle.addEventListener('dragstart', (event) => {
    dragged = item;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', item.id);
  });
  handle.addEventListener('dragend', () => {
    dragged = null;
  });
  item.addEventListener('dragover', (event) => {
    if (!takes()) return;
    event.preventDefault();
    item.classList.add('dragging');
  });
  item.addEventListener('dragleave', () => item.classList.remove('dragging'));
  item.addEventListener('drop', (event) => {
    if (!takes()) return;
    event.preventDefault();
    press(`move:${dragged.id}/${item.id.split('.').at(-1)}`);
  });
}

for (const item of form.querySelectorAll('details.item')) makeDraggable(item);
form.addEventListener('merged', ({ target }) => {
  for (const item of target.querySelectorAll('details.item')) makeDraggable(item);
});

form.addEventListener('paste', (event) => {
  const [, path, place] = /^(.*)\.cell\.(\d+\.\d+\.\w+)$/.exec(event.target.name ?? '') ?? [];
  const text = event.clipboardData.getData('text/plain');
  if (!path || !/[\t\n]/.test(text.trim())) return;
  event.preventDefault();
  const pasted = document.createElement('textarea');
  Object.assign(pasted, { name: `${path}.pasted`, value: text, hidden: true });
  form.append(pasted);
  press(`paste:${path}/${place}`);
});
