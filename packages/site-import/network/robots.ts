/** Rules of a site for robots (RFC 9309), with two common extensions. */
export interface RobotRules {
  /** Whether an address, as path and query, may be requested. */
  allows(path: string): boolean;
  /** Seconds between two requests; null without a rule. */
  delay: number | null;
  sitemaps: readonly string[];
}

const MAX_LENGTH = 500_000;

/** Parses `robots.txt` for the robot `name`. Groups of this name come before the group of all robots. */
export function parseRobots(text: string, name: string): RobotRules {
  const groups: { names: string[]; rules: [allow: boolean, pattern: string][]; delay: number | null }[] = [];
  const sitemaps: string[] = [];
  let isOpen = false;
  for (const line of text.slice(0, MAX_LENGTH).split(/\r\n|\r|\n/)) {
    const [, key = '', text = ''] = /^\s*([\w-]+)\s*:([^#]*)/.exec(line) ?? [];
    const [field, value] = [key.toLowerCase(), text.trim()];
    if (field === 'sitemap') sitemaps.push(/^\s*sitemap\s*:\s*(\S+)/i.exec(line)?.[1] ?? value);
    if (field === 'user-agent') {
      if (!isOpen) groups.push({ names: [], rules: [], delay: null });
      groups.at(-1)?.names.push(value.toLowerCase());
      isOpen = true;
    } else if (field === 'allow' || field === 'disallow' || field === 'crawl-delay') {
      isOpen = false;
      const group = groups.at(-1);
      if (field === 'crawl-delay') {
        if (group && /^\d+(\.\d+)?$/.test(value)) group.delay = Number(value);
      } else if (value !== '') group?.rules.push([field === 'allow', value]);
    }
  }
  const named = groups.filter(({ names }) =>
    names.some((each) => each !== '*' && each !== '' && name.toLowerCase().startsWith(each)),
  );
  const matching = named.length > 0 ? named : groups.filter(({ names }) => names.includes('*'));
  const rules = matching
    .flatMap((group) => group.rules)
    .map(([allow, pattern]) => ({ allow, length: pattern.length, matches: matcherOf(pattern) }))
    // The longest pattern wins; of two equal ones that which allows.
    .toSorted((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow));
  return {
    allows: (path) => rules.find(({ matches }) => matches(path))?.allow ?? true,
    delay: matching.map((group) => group.delay).find((delay) => delay !== null) ?? null,
    sitemaps,
  };
}

/** Matches the beginning of a path; `*` is any text, `$` at the end the end of the path. Linear in the length of the path. */
function matcherOf(text: string): (path: string) => boolean {
  const isWhole = text.endsWith('$');
  const [first = '', ...others] = (isWhole ? text.slice(0, -1) : text).split(/\*+/);
  return (path) => {
    if (!path.startsWith(first)) return false;
    let position = first.length;
    for (const [index, part] of others.entries()) {
      if (isWhole && index === others.length - 1) return path.length - part.length >= position && path.endsWith(part);
      const start = path.indexOf(part, position);
      if (start < 0) return false;
      position = start + part.length;
    }
    return !isWhole || position === path.length;
  };
}
