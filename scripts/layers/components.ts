import { globSync, readFileSync } from 'node:fs';
import { importedFiles } from './imports.ts';

/** The maximum share of component files that begin with 'use client'. */
const CLIENT_SHARE = 1 / 5;
/** A prop of type `Locale` or `Messages`, in an interface or in the signature of its component. */
const LANGUAGE_PROP = /(?:^\s+|[{;]\s*)(\w+)\??: (?:Locale|Messages(?:\['\w+'\])?)\s*[;}]/m;

const isClient = (text: string) => /^['"]use client['"]/m.test(text);

/** Describes the faults of a component. `inBrowser`: whether the browser renders it; `isEntry`: whether the server imports it. */
export function explainComponent(file: string, text: string, inBrowser: boolean, isEntry: boolean): string[] {
  const prop = inBrowser || !file.endsWith('.tsx') ? undefined : LANGUAGE_PROP.exec(text)?.[1];
  return [
    ...(prop
      ? [
          `${file} takes ${prop}, but only the server renders it: read it in the component (lib/platform/i18n/current-locale.ts).`,
        ]
      : []),
    ...(isClient(text) && !isEntry
      ? [`${file} has 'use client', but no server file imports it: remove the directive.`]
      : []),
  ];
}

/** The files and all their direct and indirect imports. */
function withImports(files: Iterable<string>, imports: (file: string) => string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) for (const other of imports(file)) reached.add(other);
  return reached;
}

/** Faults of components: props that are passed through, needless and too many client files. */
export function wrongComponents(): string[] {
  const texts = new Map(
    globSync('{app,components}/**/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const importsByFile = new Map([...texts.keys()].map((file) => [file, importedFiles(file, { types: false })]));
  const imports = (file: string) => importsByFile.get(file) ?? [];
  const clients = new Set([...texts].flatMap(([file, text]) => (isClient(text) ? [file] : [])));
  // Fragments are rendered outside the framework, which provides the language of a page.
  const fragments = [...texts.keys()].filter((file) => file.startsWith('components/fragments/'));
  const inBrowser = withImports([...clients, ...fragments], imports);
  const onServer = withImports(
    [...texts.keys()].filter((file) => file.startsWith('app/') && !clients.has(file)),
    (file) => (clients.has(file) ? [] : imports(file)),
  );
  const components = [...texts].filter(([file]) => file.startsWith('components/'));
  const share = components.filter(([file]) => file.endsWith('.tsx'));
  const entries = share.filter(([file]) => clients.has(file)).length;
  return [
    ...components.flatMap(([file, text]) => explainComponent(file, text, inBrowser.has(file), onServer.has(file))),
    ...(entries > share.length * CLIENT_SHARE
      ? [`${entries} of ${share.length} component files have 'use client': more than a fifth.`]
      : []),
  ].sort();
}
