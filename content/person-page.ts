type PersonText = 'about' | 'subjects' | 'officeHours' | 'publications';

interface PersonTexts extends Partial<Record<PersonText, string | null>> {
  nepali?: Partial<Record<PersonText, string>> | undefined;
}

/** Characters of a text about a person that fill a page; a shorter one is in the lists. */
const MIN_ABOUT_LENGTH = 240;

/** Whether the campus has written more about a person than the lists show; other people have no page. */
export function hasPersonPage({ about, subjects, officeHours, publications, nepali = {} }: PersonTexts): boolean {
  if ([subjects, officeHours, publications, nepali.subjects, nepali.officeHours, nepali.publications].some(Boolean))
    return true;
  return Math.max(about?.length ?? 0, nepali.about?.length ?? 0) >= MIN_ABOUT_LENGTH;
}
