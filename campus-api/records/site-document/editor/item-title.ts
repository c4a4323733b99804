import type { SiteForm } from './form-view.ts';

/** The first text of an item, in the language of the page if it has one. */
export function itemTitle(path: string, { draft: { fields }, view }: SiteForm): string {
  const filled = (ending: string) =>
    Object.entries(fields).find(([name, [value = '']]) => {
      const rest = name.startsWith(`${path}.`) ? name.slice(path.length + 1) : '';
      return rest.endsWith(ending) && !/\d/.test(rest) && value.trim() !== '';
    })?.[1][0];
  return (filled(`.${view.language}`) ?? filled('.en') ?? filled('.ne') ?? '').split('\n')[0]?.slice(0, 60) ?? '';
}
