import type { Described } from './describe.ts';

/** Differences of rounding, in CSS pixels. */
const TOLERANCE = 2;
/** Elements that are reported for each specimen: one that grows moves all below it. */
const MAX_REPORTED = 4;

const SEPARATOR = ' | ';
const NONE = '-';

/** The renderings of a page, at both widths in light colours, and in dark colours. */
export interface Renderings {
  readonly narrow: readonly Described[];
  readonly wide: readonly Described[];
  readonly dark: readonly Described[];
}

/** A page as text: below the name of each specimen a line for each element that shows something in one of the renderings. */
export function describe({ narrow, wide, dark }: Renderings): string {
  const lines: string[] = [];
  let current = '';
  for (const [at, { specimen, name, look }] of wide.entries()) {
    const [small, night] = [narrow[at]?.look, dark[at]?.look];
    if (specimen !== current) lines.push('', `# ${specimen}`);
    current = specimen;
    if (!look && !small) continue;
    const { form, colours } = look ?? small ?? { form: '', colours: '' };
    const fields = [name, small?.box ?? NONE, look?.box ?? NONE, form, colours, night?.colours ?? NONE];
    lines.push(fields.join(SEPARATOR));
  }
  return `${lines.join('\n').trim()}\n`;
}

const specimensOf = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .split('# ')
      .slice(1)
      .map((part): [string, string[]] => {
        const [name = '', ...lines] = part.trim().split('\n');
        return [name, lines];
      }),
  );

/** Whether two boxes are equal up to the tolerance; other fields must be equal. */
function isSame(one: string, other: string): boolean {
  const [fields, others] = [one.split(SEPARATOR), other.split(SEPARATOR)];
  return fields.every((field, index) => {
    const second = others[index] ?? '';
    if (field === second) return true;
    const [numbers, secondNumbers] = [field, second].map((text) => text.match(/-?\d+/g) ?? []);
    const isBox = [field, second].every((text) => /^-?\d+,-?\d+ \d+×\d+$/.test(text));
    return (
      isBox &&
      (numbers ?? []).every((number, at) => Math.abs(Number(number) - Number(secondNumbers?.[at])) <= TOLERANCE)
    );
  });
}

/** The differences between a page and its reference, by specimen, for people. */
export function differences(reference: string, page: string): string[] {
  const [before, after] = [specimensOf(reference), specimensOf(page)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (!old || !now) return [`${name}: ${old ? 'missing' : 'new'}`];
    const changed = Array.from(
      { length: Math.max(old.length, now.length) },
      (_, at) => [old[at] ?? NONE, now[at] ?? NONE] as const,
    ).filter(([one, other]) => !isSame(one, other));
    if (changed.length === 0) return [];
    const examples = changed.slice(0, MAX_REPORTED).map(([one, other]) => `\n  was ${one}\n  is  ${other}`);
    return [`${name}: ${changed.length} of ${now.length} elements differ${examples.join('')}`];
  });
}
