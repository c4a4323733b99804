import { states } from '#content/messages/status.ts';
import { hashSource, STRICTEST } from './content-security-policy.ts';

type Bilingual = Readonly<Record<'en' | 'ne', string>>;

const STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.7 system-ui,sans-serif}body{max-width:34rem;margin:15vh auto;padding:0 1.25rem}h1{font:600 1.7rem/1.3 ui-serif,Georgia,serif}a{display:inline-block;padding:.75rem 0}';

/** A self-contained page with one message in both languages, without scripts and files. */
export function plainPage(heading: Bilingual, text: Bilingual): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading.en}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${heading.en}</h1>
<p>${text.en}</p>
<div lang="ne">
<h2>${heading.ne}</h2>
<p>${text.ne}</p>
</div>
<p><a href="/">${states.goHome.en}</a></p>
</body>
</html>
`;
}

export const plainPagePolicy = `${STRICTEST} allow-top-navigation-by-user-activation; style-src ${hashSource(STYLE)}`;
