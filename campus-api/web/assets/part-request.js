// Requests about one upload, whose progress is reported, and the token of a new session for a form that is open.

/** Without progress for so long a connection is given up as lost. */
const STALL_MS = 45_000;

/** A request of which the sent bytes are reported. */
export const send =
  (address, signal) =>
  (method, { headers = {}, body }, onProgress) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new Error(''));
      let timer = setTimeout(() => request.abort(), STALL_MS);
      request.upload.addEventListener('progress', ({ loaded }) => {
        clearTimeout(timer);
        timer = setTimeout(() => request.abort(), STALL_MS);
        onProgress(loaded);
      });
      request.addEventListener('load', () => {
        let data = null;
        try {
          data = JSON.parse(request.responseText);
        } catch {
          // A page of an error, or of a proxy.
        }
        resolve({ status: request.status, data, text: request.responseText });
      });
      for (const name of ['error', 'abort']) request.addEventListener(name, fail);
      request.addEventListener('loadend', () => clearTimeout(timer));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.open(method, address);
      for (const [name, value] of Object.entries({ accept: 'application/json', ...headers }))
        request.setRequestHeader(name, value);
      request.send(body);
    });

/** Gives `form` the token of the session that has begun in another tab; false if it has that one already. */
export async function renewToken(form) {
  const text = await fetch(location.pathname, { cache: 'no-store' }).then(
    // Without a session it leads to the login.
    (response) => (response.ok && !response.redirected ? response.text() : ''),
    () => '',
  );
  const page = new DOMParser().parseFromString(text, 'text/html');
  const token = page.querySelector('input[name="token"]')?.value ?? '';
  const current = form.elements.namedItem('token');
  if (token === '' || token === current.value) return false;
  current.value = token;
  return true;
}
