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

/** TypeScript's description of what engines bring. */
const LIBRARY = /\/lib\.[\w.]+\.d\.ts$/;

type Named = Node & { text: string };

const isEngines = (symbol: TypeSymbol) => symbol.declarations.some(({ path }) => LIBRARY.test(path));

/** What a file asks for before it uses it (`'share' in navigator`, `typeof x`, `navigator.storage?.persist`). */
function askedFor(text: string): Set<string> {
  const questions = /'(\w+)' in |typeof (?:\w+\.)*(\w+)|\b(\w+)\s*\?\./g;
  return new Set([...text.matchAll(questions)].flatMap((match) => match.slice(1).filter(Boolean)));
}

const holders: Readonly<Record<string, string>> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  IteratorObject: 'Iterator',
};

/** Where MDN's data keeps what TypeScript describes apart, as a part of several interfaces. */
const bases = ['Element', 'HTMLElement', 'EventTarget', 'TypedArray'];

/** Where MDN's data may keep a member of what engines bring. */
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
  const known = [written, symbol.getParent()?.name ?? '', ...bases].map((holder) => memberPath(text, holder));
  const path = known.find((each) => each !== undefined) ?? [`api.${text}`].find(featureAt);
  return path ?? memberPath(text, checker.getTypeAtLocation(expression)?.getSymbol()?.name ?? '');
}

/** Syntax that the build writes for the engines of the list, but not in the scripts within pages, which go as they are. */
const syntax: ReadonlyMap<SyntaxKind, string> = new Map([
  [SyntaxKind.QuestionDotToken, 'optional_chaining'],
  [SyntaxKind.QuestionQuestionToken, 'nullish_coalescing'],
  [SyntaxKind.QuestionQuestionEqualsToken, 'nullish_coalescing_assignment'],
  [SyntaxKind.BarBarEqualsToken, 'logical_or_assignment'],
  [SyntaxKind.AmpersandAmpersandEqualsToken, 'logical_and_assignment'],
]);

/** What of a regular expression the build leaves as it is. */
const patterns: readonly [RegExp, string][] = [
  [/\(\?<[=!]/, 'javascript.regular_expressions.lookbehind_assertion'],
  [/\(\?[a-z]*-?[a-z]+:/, 'javascript.regular_expressions.modifier'],
  [/\/[a-z]*v[a-z]*$/, 'javascript.builtins.RegExp.unicodeSets'],
  [/\/[a-z]*d[a-z]*$/, 'javascript.builtins.RegExp.hasIndices'],
];

/** What the files use of the language's library and of the browser, by the types that TypeScript finds. */
export function scriptFeatures(files: readonly string[]): Use[] {
  const api = new API({ cwd: process.cwd() });
  const project = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] }).getProject(resolve('tsconfig.json'));
  if (!project) throw new Error('TypeScript does not open tsconfig.json');
  const { program, checker } = project;
  const uses = files.flatMap((file): Use[] => {
    const source = program.getSourceFile(resolve(file));
    if (!source) throw new Error(`TypeScript does not know ${file}`);
    const text = readFileSync(file, 'utf8');
    const asked = askedFor(text);
    const names: Named[] = [];
    const found: Use[] = [];
    const lineAt = (node: Node) => text.slice(0, node.end).split('\n').length;
    const visit = (node: Node): void => {
      if (isTypeNode(node) || node.kind === SyntaxKind.InterfaceDeclaration) return;
      const operator = syntax.get(node.kind);
      if (operator) found.push({ file, line: lineAt(node), name: operator, path: `javascript.operators.${operator}` });
      if (isIdentifier(node) && !asked.has(node.text)) names.push(node);
      if (isRegularExpressionLiteral(node)) {
        for (const [form, path] of patterns) {
          if (form.test(node.text)) found.push({ file, line: lineAt(node), name: node.text, path });
        }
      }
      node.forEachChild(visit);
    };
    source.forEachChild(visit);
    for (const [index, symbol] of checker.getSymbolAtLocation(names).entries()) {
      const node = names[index];
      if (!node || !symbol || !isEngines(symbol)) continue;
      const path = pathOf(node, symbol, checker);
      if (path) found.push({ file, line: lineAt(node), name: path.split('.').slice(-2).join('.'), path });
    }
    return found;
  });
  api.close();
  return uses;
}
