import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const types = {
  'admin.css': 'text/css; charset=utf-8',
  'admin.js': 'text/javascript; charset=utf-8',
  'form.js': 'text/javascript; charset=utf-8',
  'saving.js': 'text/javascript; charset=utf-8',
  'uploads.js': 'text/javascript; charset=utf-8',
  'part-request.js': 'text/javascript; charset=utf-8',
  'sending.js': 'text/javascript; charset=utf-8',
  'send-form.js': 'text/javascript; charset=utf-8',
  'transfer.js': 'text/javascript; charset=utf-8',
  'merge.js': 'text/javascript; charset=utf-8',
  'editor.js': 'text/javascript; charset=utf-8',
  'introduction.js': 'text/javascript; charset=utf-8',
  'passkeys.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

const isAssetName = (name: string): name is keyof typeof types => Object.hasOwn(types, name);

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

const names = Object.keys(types).filter(isAssetName);
const contents = new Map(names.map((name) => [name, bytesOf(name)]));
/** One for all files: scripts import each other by relative addresses. */
const version = [...contents.values()]
  .reduce((hash, bytes) => hash.update(bytes), createHash('sha256'))
  .digest('base64url')
  .slice(0, 12);
const pathOf = (name: keyof typeof types) => `/assets/${version}/${name}`;

/** Addresses of styles, scripts and the icon; they change with the content. */
export const assets = {
  style: pathOf('admin.css'),
  script: pathOf('admin.js'),
  formScript: pathOf('form.js'),
  introductionScript: pathOf('introduction.js'),
  editorScript: pathOf('editor.js'),
  passkeysScript: pathOf('passkeys.js'),
  icon: pathOf('icon.svg'),
};

export function assetResponse(path: string): Response | null {
  const name = names.find((each) => path === pathOf(each));
  if (name === undefined) return null;
  return new Response(contents.get(name), {
    headers: { 'content-type': types[name], 'cache-control': 'private, max-age=31536000, immutable' },
  });
}
