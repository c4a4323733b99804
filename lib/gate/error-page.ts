import { states } from '../../content/messages/states.ts';
import { STRICTEST } from '../policy/directives.ts';
import { hashSource } from '../policy/hash-source.ts';

const STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.7 system-ui,sans-serif}body{max-width:34rem;margin:15vh auto;padding:0 1.25rem}h1{font:600 1.7rem/1.3 ui-serif,Georgia,serif}a{display:inline-block;padding:.75rem 0}';

/**
 * The last resort, when a page could not be made at all: it needs nothing else, neither scripts nor files. What Next sends
 * in its place is empty until its scripts run.
 */
export const errorPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${states.errorPage.en}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${states.errorPage.en}</h1>
<p>${states.errorPageText.en}</p>
<div lang="ne">
<h2>${states.errorPage.ne}</h2>
<p>${states.errorPageText.ne}</p>
</div>
<p><a href="/">${states.goHome.en}</a></p>
</body>
</html>
`;

export const errorPagePolicy = `${STRICTEST} allow-top-navigation-by-user-activation; style-src ${hashSource(STYLE)}`;
