import 'server-only';
import type { EducationalOccupationalProgram, Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath, programmePath } from '#lib/platform/routes/paths.ts';
import type { Programme, ProgrammeLevel } from '#lib/site/site-content/programmes.ts';
import { campusGraph, campusReference } from './campus.ts';

const programTypes: Readonly<Record<ProgrammeLevel['id'], string>> = {
  'plus-two': 'Higher secondary',
  diploma: 'Diploma',
  bachelor: 'Bachelor',
  pgd: 'Postgraduate diploma',
  master: 'Master',
  mphil: 'MPhil',
  phd: 'PhD',
};

function programmeOf(programme: Programme, level: ProgrammeLevel, locale: Locale): EducationalOccupationalProgram {
  const { id, name, facultyName, years, semesters } = programme;
  return {
    '@type': 'EducationalOccupationalProgram',
    name: name[locale],
    url: absoluteUrl(localPath(programmePath(id), locale)),
    educationalProgramMode: 'full-time',
    programType: programTypes[level.id],
    // ISO 8601; search engines read no fractions.
    timeToComplete: Number.isInteger(years) ? `P${years}Y` : `P${years * 12}M`,
    ...(semesters !== null && { termsPerYear: semesters / years }),
    provider: facultyName
      ? { '@type': 'CollegeOrUniversity', name: facultyName[locale], parentOrganization: campusReference() }
      : campusReference(),
  };
}

/** The programmes of all levels in their order; `name` is the title of the page. */
export function programmeList(levels: readonly ProgrammeLevel[], name: string, locale: Locale): Promise<Graph> {
  const programmes = levels.flatMap((level) => level.programmes.map((item) => programmeOf(item, level, locale)));
  return campusGraph(
    {
      '@type': 'ItemList',
      name,
      numberOfItems: programmes.length,
      itemListElement: programmes.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
    locale,
  );
}
