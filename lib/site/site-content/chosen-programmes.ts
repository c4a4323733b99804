import type { Programme, ProgrammeCatalogue } from './programmes.ts';

/** Programmes that fit side by side on a phone. */
const MAX_CHOSEN = 3;

/** The programmes of a comparison. `ids`: all that were chosen and are known; `programmes`: the first of them, if there are two. */
export interface ChosenProgrammes {
  readonly ids: readonly string[];
  readonly programmes: readonly Programme[];
  readonly issue: 'tooFew' | 'tooMany' | null;
}

/** Reads the `programme` parameters; unknown ids are left out. No issue where nothing was chosen yet. */
export function readChosen(parameters: URLSearchParams, catalogue: ProgrammeCatalogue | null): ChosenProgrammes {
  const all = new Map(
    catalogue?.levels.flatMap(({ programmes }) => programmes.map((each) => [each.id, each] as const)),
  );
  const typed = parameters.getAll('programme');
  const chosen = [...new Set(typed)].flatMap((id) => all.get(id) ?? []);
  return {
    ids: chosen.map(({ id }) => id),
    programmes: chosen.length > 1 ? chosen.slice(0, MAX_CHOSEN) : [],
    issue: chosen.length > MAX_CHOSEN ? 'tooMany' : chosen.length < 2 && typed.length > 0 ? 'tooFew' : null,
  };
}
