import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isIdentifier,
  isPropertyAccessExpression,
  isRegularExpressionLiteral,
  isTypeNode,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { featureAt } from './supported-browsers.ts';
import type { Use } from './use.ts';

/** TypeScript's declarations of built-in objects. */
const LIBRARY = /\/lib\.[\w.]+\.d\.ts$/;

type Named = Node & { text: string };

const isBuiltIn = (symbol: TypeSymbol) => symbol.declarations.some(({ path }) => LIBRARY.test(path));

/** Names for whose support a file tests (`'share' in navigator`, `typeof x`, `navigator.storage?.persist`). */
function testedNames(text: string): Set<string> {
  const tests = /'(\w+)' in |typeof (?:\w+\.)*(\w+)|\b(\w+)\s*\?\./g;
  return new Set([...text.matchAll(tests)].flatMap((match) => match.slice(1).filter(Boolean)));
}

const holders: Readonly<Record<string, string>> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  IteratorObject: 'Iterator',
};

/** Interfaces under which MDN's data lists members that TypeScript declares in several others. */
const bases = ['Element', 'HTMLElement', 'EventTarget', 'TypedArray'];

/** The path in MDN's data of a member of a built-in object. */
function memberPath(name: string, holder: string): string | undefined {
  const own = holders[holder] ?? holder.replace(/Constructor$/, '');
  return [
    `javascript.builtins.${own}.${name}`,
    `javascript.builtins.Intl.${own}.${name}`,
    `api.${own}.${name}`,
    `api.${own}.${name}_static`,
  ].find(featureAt);
}

function pathOf(node: Named, symbol: TypeSymbol, checker: Checker): string | undefined {
  const { parent, text } = node;
  if (!isPropertyAccessExpression(parent) || parent.name !== node) {
    return [`javascript.builtins.${text}`, `api.${text}`, `api.Window.${text}`].find(featureAt);
  }
  const { expression } = parent;
  const written = isIdentifier(expression) && /^[A-Z]/.test(expression.text) ? expression.text : '';
  const paths = [written, symbol.getParent()?.name ?? '', ...bases].map((holder) => memberPath(text, holder));
  const path = paths.find((each) => each !== undefined) ?? [`api.${text}`].find(featureAt);
  return path ?? memberPath(text, checker.getTypeAtLocation(expression)?.getSymbol()?.name ?? '');
}

/** Syntax of regular expressions that the build leaves unchanged. */
const patterns: readonly [RegExp, string][] = [
  [/\(\?<[=!]/, 'javascript.regular_expressions.lookbehind_assertion'],
  [/\(\?[a-z]*-?[a-z]+:/, 'javascript.regular_expressions.modifier'],
  [/\/[a-z]*v[a-z]*$/, 'javascript.builtins.RegExp.unicodeSets'],
  [/\/[a-z]*d[a-z]*$/, 'javascript.builtins.RegExp.hasIndices'],
];

/** Uses of built-in objects and browser APIs in the files, by the types of TypeScript. */
export function scriptFeatures(files: readonly string[]): Use[] {
  const api = new API({ cwd: process.cwd() });
  const project = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] }).getProject(resolve('tsconfig.json'));
  if (!project) throw new Error('TypeScript cannot open tsconfig.json');
  const { program, checker } = project;
  const uses = files.flatMap((file): Use[] => {
    const source = program.getSourceFile(resolve(file));
    if (!source) throw new Error(`TypeScript cannot find ${file}`);
    const text = readFileSync(file, 'utf8');
    const tested = testedNames(text);
    const names: Named[] = [];
    const features: Use[] = [];
    const lineAt = (node: Node) => text.slice(0, node.end).split('\n').length;
    const visit = (node: Node): void => {
      if (isTypeNode(node) || node.kind === SyntaxKind.InterfaceDeclaration) return;
      if (isIdentifier(node) && !tested.has(node.text)) names.push(node);
      if (isRegularExpressionLiteral(node)) {
        for (const [form, path] of patterns) {
          if (form.test(node.text)) features.push({ file, line: lineAt(node), name: node.text, path });
        }
      }
      node.forEachChild(visit);
    };
    source.forEachChild(visit);
    for (const [index, symbol] of checker.getSymbolAtLocation(names).entries()) {
      const node = names[index];
      if (!node || !symbol || !isBuiltIn(symbol)) continue;
      const path = pathOf(node, symbol, checker);
      if (path) features.push({ file, line: lineAt(node), name: path.split('.').slice(-2).join('.'), path });
    }
    return features;
  });
  api.close();
  return uses;
}
