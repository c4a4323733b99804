import 'server-only';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { programmePath } from '#lib/platform/routes/paths.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { publicationAnchor } from '#lib/site/notices/addresses.ts';
import type { ProgrammeCatalogue } from '#lib/site/site-content/programmes.ts';
import type { Row } from './datasets.ts';
import { bikramSambatDate, fileAddresses } from './notice-rows.ts';

export function publicationRows(publications: readonly Publication[]): Row<'publications'>[] {
  return publications.map((publication) => ({
    id: publication.id,
    url: absoluteUrl(publicationAnchor(publication.id)),
    title_en: publication.description,
    title_ne: publication.nepali?.description ?? null,
    editors: publication.editors || null,
    publisher: publication.publisher || null,
    published: publication.published,
    published_bs: bikramSambatDate(publication.published),
    files: fileAddresses(publication.attachments),
  }));
}

/** All programmes; seats and fees that are samples are left out. */
export function programmeRows(catalogue: ProgrammeCatalogue | null): Row<'programmes'>[] {
  if (catalogue === null) return [];
  const figure = (value: number | null) => (catalogue.figuresAreSamples ? null : value);
  return catalogue.levels.flatMap(({ id: level, programmes }) =>
    programmes.map(({ id, name, years, semesters, shift, seats, fee }) => ({
      id,
      url: absoluteUrl(programmePath(id)),
      name_en: name.en,
      name_ne: name.ne,
      level,
      years,
      semesters,
      shift,
      seats: figure(seats),
      fee_first_year: figure(fee.firstYear),
      fee_whole: figure(fee.whole),
    })),
  );
}
