import type { SiteForm } from './form-view.ts';

/** The values to choose from: first those of the form in their order, also one without an option, which is not lost. Null for a field that is typed. */
export function optionsOf(path: string, name: string, { choicesOf, draft }: SiteForm): [string, string][] | null {
  const options = choicesOf(name);
  if (options === null) return null;
  const chosen = (draft.fields[path] ?? []).flatMap((value) => value.split(/\r?\n/)).filter(Boolean);
  const labels = new Map(options);
  return [...new Set([...chosen, ...labels.keys()])].map((value) => [value, labels.get(value) ?? value]);
}
