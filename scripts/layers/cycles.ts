import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { isOfTests } from './check.ts';
import { importedFiles } from './imports.ts';
import { modules } from './modules.ts';

/** Two files, by their paths from the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The node of a file in a graph: the file itself, or its folder. */
type NodeOf = (file: string) => string;

/** For each node the nodes that it imports, each with the first such import. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/** The graph of the files, or of their folders; imports within a node are left out. */
function graphOf(imports: readonly Import[], nodeOf: NodeOf): Graph {
  const graph = new Map<string, Map<string, Import>>();
  for (const each of imports) {
    const [from, to] = [nodeOf(each.from), nodeOf(each.to)];
    const targets = graph.get(from) ?? new Map<string, Import>();
    if (from !== to && !targets.has(to)) targets.set(to, each);
    graph.set(from, targets);
  }
  return graph;
}

/** The imports along the shortest cycle through a node; null if there is none. */
function cycleThrough(graph: Graph, start: string): Import[] | null {
  const paths = new Map<string, Import[]>([[start, []]]);
  for (const [node, path] of paths) {
    for (const [target, via] of graph.get(node) ?? []) {
      if (target === start) return [...path, via];
      if (!paths.has(target)) paths.set(target, [...path, via]);
    }
  }
  return null;
}

/** The shortest cycles of files or of folders, of which no two share a node. */
function findCycles(imports: readonly Import[], nodeOf: NodeOf): Import[][] {
  const graph = graphOf(imports, nodeOf);
  const reported = new Set<string>();
  return [...graph.keys()]
    .sort()
    .map((node) => cycleThrough(graph, node))
    .filter((cycle) => cycle !== null)
    .sort((a, b) => a.length - b.length)
    .filter((cycle) => {
      const nodes = cycle.map(({ from }) => nodeOf(from));
      if (nodes.some((node) => reported.has(node))) return false;
      for (const node of nodes) reported.add(node);
      return true;
    });
}

/** The nodes of a cycle, the first one again at the end. */
function chainOf(cycle: readonly Import[], nodeOf: NodeOf): string {
  const nodes = cycle.map(({ from }) => nodeOf(from));
  return [...nodes, nodes[0]].join(' → ');
}

const fileOf: NodeOf = (file) => file;

/** Describes the shortest cycles of files and of folders, with the imports that close them and the remedy. */
export function explainCycles(imports: readonly Import[]): string[] {
  const ofFiles = findCycles(imports, fileOf).map(
    (cycle) =>
      `${chainOf(cycle, fileOf)} is a cycle of files. Move the shared code into a file below them, or pass it in.`,
  );
  const ofFolders = findCycles(imports, dirname).map((cycle) => {
    const closing = cycle.map(({ from, to }) => `${from} imports ${to}`).join(', ');
    return `${chainOf(cycle, dirname)} is a cycle of folders: ${closing}. Move the shared code into the lower folder, or pass it in from above.`;
  });
  return [...ofFiles, ...ofFolders];
}

/** The cycles of the project; imports of types count, tests do not. */
export function importCycles(): string[] {
  const files = globSync(`{${[...modules, 'lib'].join()}}/**/*.{ts,tsx,mjs}`).concat(globSync('*.{ts,mjs}'));
  const sources = files.filter((file) => !isOfTests(file) || file.startsWith('e2e/support/'));
  return explainCycles(
    sources.flatMap((from) => importedFiles(from, { types: true }).map((to): Import => ({ from, to }))),
  );
}
