import { levelIds } from '#content/levels.ts';
import type { Localized } from '#content/locale.ts';
import { study } from '#content/messages/study.ts';
import type { ProgrammeDocument, Programmes } from '#content/site/programmes.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { inListOrder } from './in-list-order.ts';

type LevelId = (typeof levelIds)[number];

/** A programme with its id, which ends the address of its page, and the name of its faculty; null for a faculty without a name. */
export interface Programme extends ProgrammeDocument {
  readonly id: string;
  readonly facultyName: Localized | null;
}

export interface ProgrammeLevel {
  readonly id: LevelId;
  readonly heading: Localized;
  readonly name: Localized;
  /** The usual month of admission, for times without an open notice. */
  readonly opens: Localized | null;
  /** Spellings of the level in notices. */
  readonly inNotices: readonly string[];
  readonly programmes: readonly Programme[];
}

/** The programmes by level, with the shared texts of their pages. */
export interface ProgrammeCatalogue
  extends Pick<Programmes, 'description' | 'lead' | 'feeNote' | 'steps' | 'scholarships'> {
  /** Whether seats and fees are samples: pages then show a note, and search engines get no prices. */
  readonly figuresAreSamples: boolean;
  /** The levels with programmes, in the order of the campus. */
  readonly levels: readonly ProgrammeLevel[];
}

const noTexts: Programmes = { levels: [], faculties: [], steps: [], scholarships: [] };

/** All levels: the listed ones in the order of the campus, each other one before the next higher one. */
function levelOrder(listed: readonly LevelId[]): LevelId[] {
  const order = [...listed];
  for (const [rank, id] of levelIds.entries()) {
    if (order.includes(id)) continue;
    const next = order.findIndex((other) => levelIds.indexOf(other) > rank);
    order.splice(next === -1 ? order.length : next, 0, id);
  }
  return order;
}

/** The programmes of the site content; null where the campus has none. */
export function catalogueOf({ programmes: texts = noTexts, programme }: SiteContent): ProgrammeCatalogue | null {
  const faculties = new Map(texts.faculties.map(({ id, name }) => [id, name]));
  const all = Object.entries(programme)
    .map(([id, document]): Programme => ({ ...document, id, facultyName: faculties.get(document.faculty) ?? null }))
    .sort(inListOrder);
  const levels = levelOrder(texts.levels.map(({ id }) => id)).map((id): ProgrammeLevel => {
    const { opens = null, inNotices = [] } = texts.levels.find((level) => level.id === id) ?? {};
    return { id, ...study.levels[id], opens, inNotices, programmes: all.filter(({ level }) => level === id) };
  });
  const { description, lead, feeNote, steps, scholarships, figuresAreSamples = false } = texts;
  return all.length === 0
    ? null
    : {
        ...{ description, lead, feeNote, steps, scholarships, figuresAreSamples },
        levels: levels.filter(({ programmes }) => programmes.length > 0),
      };
}

/** A programme with its level and the shared texts. */
export interface ProgrammeEntry {
  readonly programme: Programme;
  readonly level: ProgrammeLevel;
  readonly catalogue: ProgrammeCatalogue;
}

export function findInCatalogue(catalogue: ProgrammeCatalogue | null, id: string): ProgrammeEntry | null {
  for (const level of catalogue?.levels ?? []) {
    const programme = level.programmes.find((each) => each.id === id);
    if (catalogue && programme) return { programme, level, catalogue };
  }
  return null;
}
