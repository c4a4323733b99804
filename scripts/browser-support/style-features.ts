import { readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data/types';
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import type { Use } from './use.ts';

/** The path in MDN's data of each CSS function (`light-dark` under `css.types.color`). */
const functions = new Map<string, string>();

function note(feature: Identifier, path: string): void {
  for (const [name, inner] of Object.entries(feature)) {
    if (!('__compat' in inner)) continue;
    if (!functions.has(name)) functions.set(name, `${path}.${name}`);
    note(inner, `${path}.${name}`);
  }
}
note(bcd.css.types ?? {}, 'css.types');

const units: readonly [RegExp, string][] = [
  [/\d[dsl]v(?:[hwib]|min|max)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\dcq(?:[hwib]|min|max)\b/, 'css.types.length.container_query_length_units'],
];

function inValue({ prop, value }: Declaration): [string, string][] {
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
  const words = [...bare.matchAll(/(?<![\w-])(-?[a-z][\w-]*)(\(?)/gi)];
  return [
    ...words.map(([, word = '', open]): [string, string] => {
      const own = `css.properties.${prop}.${word.toLowerCase()}`;
      return [open ? `${word}()` : `${prop}: ${word}`, open ? (functions.get(word) ?? own) : own];
    }),
    ...units.filter(([form]) => form.test(bare)).map(([, path]): [string, string] => [value, path]),
    ...(prop === 'content' && bare.includes('/')
      ? [['content: … / …', 'css.properties.content.alternative_text'] as [string, string]]
      : []),
  ];
}

function inRule({ selector }: Rule): [string, string][] {
  return [...selector.matchAll(/::?(-?[a-z][\w-]*)/g)].map(([text, name = '']) => [text, `css.selectors.${name}`]);
}

function inAtRule({ name, params }: AtRule): [string, string][] {
  const features = name === 'media' ? [...params.matchAll(/\(\s*(?:not\s+)?([a-z][\w-]*)/g)] : [];
  return [
    [`@${name}`, `css.at-rules.${name}`],
    ...features.map(([, feature = '']): [string, string] => [
      `@media (${feature})`,
      `css.at-rules.media.${feature.replace(/^(?:min|max)-/, '')}`,
    ]),
    ...(name === 'media' && /[<>]/.test(params)
      ? [['@media with < or >', 'css.at-rules.media.range_syntax'] as [string, string]]
      : []),
  ];
}

/** Whether a node is within `@supports`, which tests for the feature. */
function isWithinSupports(node: Node): boolean {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (outer.type === 'atrule' && 'name' in outer && outer.name === 'supports') return true;
  }
  return false;
}

/** CSS features in style sheets. */
export function styleFeatures(files: readonly string[]): Use[] {
  return files.flatMap((file) => {
    const uses: Use[] = [];
    const add = (node: Node, features: readonly [string, string][]) => {
      if (isWithinSupports(node)) return;
      for (const [name, path] of features) uses.push({ file, line: node.source?.start?.line ?? 0, name, path });
    };
    const sheet = postcss.parse(readFileSync(file, 'utf8'), { from: file });
    sheet.walkDecls((node) => {
      const { prop } = node;
      if (!prop.startsWith('--') && !prop.startsWith('-')) add(node, [[prop, `css.properties.${prop}`]]);
      add(node, inValue(node));
    });
    sheet.walkRules((node) => add(node, inRule(node)));
    sheet.walkAtRules((node) => add(node, inAtRule(node)));
    return uses;
  });
}
