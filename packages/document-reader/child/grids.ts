import type { Rule } from './rules.ts';

/** A ruled table: positions of its upright lines from the left, of its level lines from the top, in points. */
export interface Grid {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** Lines this near are one, such as the edges of a thin rectangle. In points. */
const NEAR = 2.5;
/** Pages with more crossings are drawings. */
const MAX_CROSSINGS = 2_000_000;

/** Joins rules that continue each other or are drawn twice. */
function joinRules(rules: readonly Rule[]): Rule[] {
  const lines: Rule[][] = [];
  for (const rule of [...rules].sort((a, b) => a.at - b.at)) {
    const line = lines.at(-1);
    if (line?.[0] && rule.at - line[0].at <= NEAR) line.push(rule);
    else lines.push([rule]);
  }
  return lines.flatMap((line) => {
    const joined: { isUpright: boolean; at: number; from: number; to: number }[] = [];
    for (const { isUpright, from, to } of line.sort((a, b) => a.from - b.from)) {
      const last = joined.at(-1);
      if (last && from - last.to <= NEAR) last.to = Math.max(last.to, to);
      else joined.push({ isUpright, at: line[0]?.at ?? 0, from, to });
    }
    return joined;
  });
}

const touches = (upright: Rule, level: Rule) =>
  upright.at >= level.from - NEAR &&
  upright.at <= level.to + NEAR &&
  level.at >= upright.from - NEAR &&
  level.at <= upright.to + NEAR;

/** Finds the tables of a page: connected rules with at least two rows and two columns. */
export function findGrids(rules: readonly Rule[]): Grid[] {
  const uprights = joinRules(rules.filter(({ isUpright }) => isUpright));
  const levels = joinRules(rules.filter(({ isUpright }) => !isUpright));
  if (uprights.length * levels.length > MAX_CROSSINGS) return [];
  const isFree = new Set<Rule>([...uprights, ...levels]);
  const grids: Grid[] = [];
  for (const start of uprights) {
    if (!isFree.delete(start)) continue;
    const connected = [start];
    for (const rule of connected)
      for (const other of rule.isUpright ? levels : uprights)
        if (isFree.has(other) && touches(rule.isUpright ? rule : other, rule.isUpright ? other : rule)) {
          isFree.delete(other);
          connected.push(other);
        }
    const positions = (isUpright: boolean) => [
      ...new Set(connected.filter((rule) => rule.isUpright === isUpright).map(({ at }) => at)),
    ];
    const columns = positions(true).sort((a, b) => a - b);
    const rows = positions(false).sort((a, b) => b - a);
    if (columns.length > 2 && rows.length > 1) grids.push({ columns, rows });
  }
  return grids;
}
