import { globSync, readFileSync } from 'node:fs';
import { importedFiles } from './imports.ts';

/** Of all component files at most so many are where the browser's part begins. */
const CLIENT_SHARE = 1 / 5;
/** A prop of the language or of words, in an interface or beside its component. */
const HANDED = /(?:^\s+|[{;]\s*)(\w+)\??: (?:Locale|Messages(?:\['\w+'\])?)\s*[;}]/m;

const isClient = (text: string) => /^['"]use client['"]/m.test(text);

/** What is wrong with a component, in sentences. `inBrowser`: whether the browser renders it; `isEntry`: whether the server imports it. */
export function explainComponent(file: string, text: string, inBrowser: boolean, isEntry: boolean): string[] {
  const prop = inBrowser || !file.endsWith('.tsx') ? undefined : HANDED.exec(text)?.[1];
  return [
    ...(prop
      ? [`${file} takes ${prop}, and only the server renders it: let it read that itself (lib/i18n/current-locale.ts).`]
      : []),
    ...(isClient(text) && !isEntry
      ? [`${file} says 'use client', and nothing of the server imports it: leave that out.`]
      : []),
  ];
}

/** Those files with all that they import. */
function reach(files: Iterable<string>, imports: (file: string) => string[]): ReadonlySet<string> {
  const found = new Set(files);
  for (const file of found) for (const other of imports(file)) found.add(other);
  return found;
}

/** Props that are handed through, client files that need not be, and too many of them. */
export function wrongComponents(): string[] {
  const texts = new Map(
    globSync('{app,components}/**/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const named = new Map([...texts.keys()].map((file) => [file, importedFiles(file, { types: false })]));
  const imports = (file: string) => named.get(file) ?? [];
  const clients = new Set([...texts].flatMap(([file, text]) => (isClient(text) ? [file] : [])));
  // Fragments are rendered beside the framework, which alone knows the language of a page.
  const fragments = [...texts.keys()].filter((file) => file.startsWith('components/fragments/'));
  const inBrowser = reach([...clients, ...fragments], imports);
  const onServer = reach(
    [...texts.keys()].filter((file) => file.startsWith('app/') && !clients.has(file)),
    (file) => (clients.has(file) ? [] : imports(file)),
  );
  const components = [...texts].filter(([file]) => file.startsWith('components/'));
  const share = components.filter(([file]) => file.endsWith('.tsx'));
  const entries = share.filter(([file]) => clients.has(file)).length;
  return [
    ...components.flatMap(([file, text]) => explainComponent(file, text, inBrowser.has(file), onServer.has(file))),
    ...(entries > share.length * CLIENT_SHARE
      ? [`${entries} of ${share.length} component files say 'use client': more than a fifth.`]
      : []),
  ].sort();
}
