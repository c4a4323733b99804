// Buttons that put marks into the introduction, and the introduction as visitors will see it, a moment after the last key.

for (const tools of document.querySelectorAll('[data-marks]')) {
  const text = document.getElementById(tools.dataset.marks);
  tools.hidden = false;
  tools.addEventListener('click', ({ target }) => {
    const name = target.dataset.mark;
    const made = name && marked(name, text.value.slice(text.selectionStart, text.selectionEnd), tools.dataset.ask);
    if (!made) return;
    const isBlock = name === 'h2' || name === 'ul';
    const [before, after] = [text.value.slice(0, text.selectionStart), text.value.slice(text.selectionEnd)];
    const front = isBlock && before.trim() !== '' ? '\n\n'.slice(/\n*$/.exec(before)[0].length) : '';
    const back = isBlock && after.trim() !== '' ? '\n\n'.slice(/^\n*/.exec(after)[0].length) : '';
    text.setRangeText(front + made + back, text.selectionStart, text.selectionEnd, 'end');
    text.focus();
    text.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function marked(name, chosen, question) {
  if (name === 'ul') {
    const lines = chosen.split('\n').filter((line) => line.trim() !== '');
    return `<ul>\n${(lines.length > 0 ? lines : ['']).map((line) => `<li>${line.trim()}</li>`).join('\n')}\n</ul>`;
  }
  if (name !== 'a') return `<${name}>${chosen}</${name}>`;
  const address = prompt(question, 'https://');
  return address && `<a href="${address.trim().replaceAll('"', '%22')}">${chosen || address}</a>`;
}

for (const area of document.querySelectorAll('[data-live]')) {
  const form = area.closest('form');
  const text = form.elements.namedItem(area.dataset.of);
  let timer;
  let turn = 0;
  const show = async () => {
    turn += 1;
    const mine = turn;
    const body = new URLSearchParams({ token: form.elements.namedItem('token').value, [text.name]: text.value });
    try {
      const answer = await fetch(area.dataset.live, { method: 'POST', body, redirect: 'error' });
      if (!answer.ok || mine !== turn) return;
      // What the site itself would show: it has been through the site's sanitizer, and no policy of the office lets a script in.
      area.innerHTML = await answer.text();
      area.hidden = false;
    } catch {
      // The connection is broken, or the session over: the form says so when it is sent.
    }
  };
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(show, 500);
  });
  show();
}
