// Requests about one upload, whose progress is reported.

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
