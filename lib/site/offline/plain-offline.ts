import type { Locale } from '#content/locale.ts';
import { savedCopies } from '#content/messages/saved-copies.ts';

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; form-action 'self'",
};

/** The offline page if the site's own is not cached, as on a metered connection. `here` is HTML. */
export function plainOffline(locale: Locale, words: string, here: string): Response {
  const title = savedCopies.title[locale];
  const page = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${words}</p>
${here}
</main>
</body>
</html>
`;
  return new Response(page, { headers: HEADERS });
}
