import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { replaceConstants } from './constant-tokens.mjs';

/** Older engines run the page script too, which reports there that other scripts are missing. */
const OLDEST = 'chrome67';

/**
 * A loader for the framework's compiler: `FILE.ts?script` is the text of a script for browsers, which calls the default export of the file with `...scriptArguments`
 * (`components/page-script/script-text.ts`). All that the file imports is in it; style sheets without the constant tokens, which no page defines.
 * @this {{ addDependency: (file: string) => void, resourcePath: string }}
 */
export default function bundleScript() {
  const { outputFiles, metafile } = buildSync({
    stdin: {
      contents: `import work from ${JSON.stringify(this.resourcePath)}; work(...scriptArguments);`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    // `scriptText` wraps it in a function.
    format: 'esm',
    // Devanagari unescaped: escapes are twice as long.
    charset: 'utf8',
    target: OLDEST,
    // A style sheet is imported as text.
    loader: { '.css': 'text' },
    logLevel: 'silent',
  });
  for (const file of Object.keys(metafile.inputs)) if (file !== '<stdin>') this.addDependency(resolve(file));
  this.addDependency(resolve('app/globals.css'));
  return `export default ${JSON.stringify(replaceConstants(outputFiles[0]?.text.trim() ?? ''))};`;
}
