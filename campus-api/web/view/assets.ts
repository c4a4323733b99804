import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const types = {
  'admin.css': 'text/css; charset=utf-8',
  'admin.js': 'text/javascript; charset=utf-8',
  'editor.js': 'text/javascript; charset=utf-8',
  'introduction.js': 'text/javascript; charset=utf-8',
  'passkeys.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

/** The parts of the style sheet in their order. */
const styles = ['base', 'layout', 'controls', 'lists', 'editor'];

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../assets/${name}`, import.meta.url)));

/** The browser's part of passkeys, in one file of its package. */
const readPasskeyLibrary = () =>
  readFileSync(
    fileURLToPath(
      new URL('../../../node_modules/@simplewebauthn/browser/dist/bundle/index.umd.min.js', import.meta.url),
    ),
  );

function bytesOf(name: keyof typeof types) {
  if (name === 'admin.css') return Buffer.concat(styles.map((part) => read(`${part}.css`)));
  return name === 'passkeys.js' ? Buffer.concat([readPasskeyLibrary(), Buffer.from('\n'), read(name)]) : read(name);
}

function load(name: keyof typeof types) {
  const bytes = bytesOf(name);
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  return { path: `/assets/${version}/${name}`, bytes, type: types[name] };
}

const files = [
  load('admin.css'),
  load('admin.js'),
  load('introduction.js'),
  load('icon.svg'),
  load('editor.js'),
  load('passkeys.js'),
];
const [style, script, introductionScript, icon, editorScript, passkeysScript] = files.map(({ path }) => path);

/** Addresses of styles, scripts and the icon; each changes with its content. */
export const assets = { style, script, introductionScript, editorScript, passkeysScript, icon };

export function assetResponse(path: string): Response | null {
  const file = files.find((asset) => asset.path === path);
  if (file === undefined) return null;
  return new Response(file.bytes, {
    headers: { 'content-type': file.type, 'cache-control': 'private, max-age=31536000, immutable' },
  });
}
