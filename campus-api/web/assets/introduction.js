// Buttons that insert marks into the introduction, and a live preview of it, half a second after the last keystroke.

for (const tools of document.querySelectorAll('[data-marks]')) {
  const text = document.getElementById(tools.dataset.marks);
  tools.hidden = false;
  tools.addEventListener('click', ({ target }) => {
    const name = target.dataset.mark;
    const inserted =
      name && withMark(name, text.value.slice(text.selectionStart, text.selectionEnd), tools.dataset.prompt);
    if (!inserted) return;
    const isBlock = name === 'heading' || name === 'list';
    const [before, after] = [text.value.slice(0, text.selectionStart), text.value.slice(text.selectionEnd)];
    const front = isBlock && before.trim() !== '' ? '\n\n'.slice(/\n*$/.exec(before)[0].length) : '';
    const back = isBlock && after.trim() !== '' ? '\n\n'.slice(/^\n*/.exec(after)[0].length) : '';
    text.setRangeText(front + inserted + back, text.selectionStart, text.selectionEnd, 'end');
    text.focus();
    text.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function withMark(name, chosen, promptText) {
  const lines = chosen.split('\n').filter((line) => line.trim() !== '');
  if (name === 'list') return (lines.length > 0 ? lines : ['']).map((line) => `- ${line.trim()}`).join('\n');
  if (name === 'heading') return `# ${lines.join(' ').trim()}`;
  if (name === 'strong') return `**${chosen}**`;
  const address = prompt(promptText, 'https://');
  return address && `[${chosen || address}](${address.trim().replaceAll(/[\s()"]/g, encodeURIComponent)})`;
}

for (const area of document.querySelectorAll('[data-live]')) {
  const form = area.closest('form');
  const text = form.elements.namedItem(area.dataset.of);
  let timer;
  let turn = 0;
  const show = async () => {
    turn += 1;
    const ownTurn = turn;
    const body = new URLSearchParams({ token: form.elements.namedItem('token').value, [text.name]: text.value });
    try {
      const response = await fetch(area.dataset.live, { method: 'POST', body, redirect: 'error' });
      if (!response.ok || ownTurn !== turn) return;
      // Sanitized HTML, as on the site; the policy of the admin blocks inline scripts as well.
      area.innerHTML = await response.text();
      area.hidden = false;
    } catch {
      // The connection is lost or the session is over: sending the form shows the error.
    }
  };
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(show, 500);
  });
  show();
}
