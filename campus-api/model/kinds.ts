import type { RecordKindDefinition } from './record-kind.ts';

/** The kinds of editable records, by their names in the log of changes and in revisions. */
export const kinds = {
  contact: {
    one: { en: 'contact and introduction', ne: 'सम्पर्क र परिचय' },
    several: { en: '{count} contact records', ne: '{count} वटा सम्पर्क' },
    role: 'publisher',
    tags: ['contact'],
    tables: {
      contact: { id: null, noun: 'contact record', label: 'title' },
    },
  },
  staff: {
    one: { en: 'person', ne: 'व्यक्ति' },
    several: { en: '{count} people', ne: '{count} जना' },
    role: 'publisher',
    tags: ['staff'],
    tables: {
      staff: { id: 'id', noun: 'member of staff', label: 'full_name', files: ['profile_pic'] },
    },
  },
  committee: {
    one: { en: 'committee', ne: 'समिति' },
    several: { en: '{count} committees', ne: '{count} वटा समिति' },
    role: 'publisher',
    tags: ['staff'],
    tables: {
      committees: { id: 'id', noun: 'committee', label: 'name' },
      committee_seats: {
        isPart: true,
        id: 'committee_id',
        noun: 'seat in a committee',
        label: 'staff_id',
        reference: { column: 'staff_id', table: 'staff' },
      },
    },
  },
  structure: {
    one: { en: 'structure of the campus', ne: 'क्याम्पसको संरचना' },
    several: { en: 'structure of the campus', ne: 'क्याम्पसको संरचना' },
    role: 'publisher',
    tags: ['staff'],
    tables: {
      structure_seats: {
        isPart: true,
        id: null,
        noun: 'seat in the structure',
        label: 'staff_id',
        reference: { column: 'staff_id', table: 'staff' },
      },
      ranks: {
        isPart: true,
        id: null,
        noun: 'rank',
        label: 'designation',
      },
    },
  },
  notice: {
    one: { en: 'notice', ne: 'सूचना' },
    several: { en: '{count} notices', ne: '{count} वटा सूचना' },
    role: 'publisher',
    tags: ['notices', 'flash-notices'],
    tables: {
      notices: { id: 'id', noun: 'notice', label: 'description' },
      notice_departments: { isPart: true, id: 'notice_id', noun: 'department', label: 'department_id' },
      notice_files: { isPart: true, id: 'notice_id', noun: 'file', label: 'original', files: ['stored'] },
      notice_origins: {
        isPart: true,
        id: 'notice_id',
        noun: 'origin',
        label: 'origin',
      },
    },
  },
  'flash-notice': {
    one: { en: 'flash notice', ne: 'विशेष सूचना' },
    several: { en: '{count} flash notices', ne: '{count} वटा विशेष सूचना' },
    role: 'publisher',
    tags: ['flash-notices'],
    tables: {
      flash_notices: {
        id: 'id',
        noun: 'flash notice',
        label: 'description',
        files: ['picture'],
        reference: { column: 'notice_id', table: 'notices' },
      },
    },
  },
  album: {
    one: { en: 'album', ne: 'एल्बम' },
    several: { en: '{count} albums', ne: '{count} वटा एल्बम' },
    role: 'publisher',
    tags: ['gallery'],
    tables: {
      albums: { id: 'id', noun: 'album', label: 'title' },
      album_pictures: { isPart: true, id: 'album_id', noun: 'picture', label: 'image', files: ['image', 'thumbnail'] },
      album_origins: {
        isPart: true,
        id: 'album_id',
        noun: 'origin',
        label: 'origin',
      },
    },
  },
  publication: {
    one: { en: 'publication', ne: 'प्रकाशन' },
    several: { en: '{count} publications', ne: '{count} वटा प्रकाशन' },
    role: 'publisher',
    tags: ['publications'],
    tables: {
      publications: { id: 'id', noun: 'publication', label: 'description' },
      publication_files: { isPart: true, id: 'publication_id', noun: 'file', label: 'original', files: ['stored'] },
      publication_origins: {
        isPart: true,
        id: 'publication_id',
        noun: 'origin',
        label: 'origin',
      },
    },
  },
  event: {
    one: { en: 'event', ne: 'कार्यक्रम' },
    several: { en: '{count} events', ne: '{count} वटा कार्यक्रम' },
    role: 'publisher',
    tags: ['events'],
    tables: {
      events: { id: 'id', noun: 'event', label: 'title' },
    },
  },
  'qaa-document': {
    one: { en: 'QAA document', ne: 'QAA कागजात' },
    several: { en: '{count} QAA documents', ne: '{count} वटा QAA कागजात' },
    role: 'publisher',
    tags: [],
    tables: {
      qaa_documents: { id: 'id', noun: 'QAA document', label: 'name', files: ['link'] },
    },
  },
  'qaa-user': {
    one: { en: 'QAA user', ne: 'QAA प्रयोगकर्ता' },
    several: { en: '{count} QAA users', ne: '{count} जना QAA प्रयोगकर्ता' },
    role: 'administrator',
    tags: [],
    tables: {
      qaa_account: { id: 'id', noun: 'QAA user', label: 'user_name', secret: 'password_hash' },
    },
  },
  counter: {
    one: { en: 'count of visits', ne: 'आगन्तुक सङ्ख्या' },
    several: { en: 'count of visits', ne: 'आगन्तुक सङ्ख्या' },
    role: 'administrator',
    tags: [],
    tables: {
      counter: { id: null, noun: 'visit counter', label: 'visit' },
    },
  },
  redirect: {
    one: { en: 'redirect', ne: 'पुरानो ठेगाना' },
    several: { en: '{count} redirects', ne: '{count} वटा पुराना ठेगाना' },
    role: 'editor',
    tags: ['site'],
    tables: {
      redirects: {
        id: 'id',
        noun: 'redirect',
        label: 'source',
      },
    },
  },
  'site-document': {
    one: { en: 'content of the website', ne: 'वेबसाइटको सामग्री' },
    several: { en: '{count} pages and other texts', ne: 'पृष्ठ र अन्य सामग्री {count} वटा' },
    role: 'editor',
    tags: ['site'],
    tables: {
      site_documents: {
        id: 'id',
        noun: 'document of the site',
        label: 'key',
        filePaths: 'content',
      },
      site_document_files: {
        isPart: true,
        id: 'document_id',
        noun: 'file',
        label: 'stored',
        files: ['stored'],
      },
      site_versions: {
        isPart: true,
        id: 'document_id',
        noun: 'scheduled change',
        label: 'publish_at',
        filePaths: 'content',
      },
      site_document_origins: {
        isPart: true,
        id: 'document_id',
        noun: 'origin',
        label: 'origin',
      },
    },
  },
} as const satisfies Record<string, RecordKindDefinition>;

export type RecordKind = keyof typeof kinds;

export const isKind = (name: string): name is RecordKind => Object.hasOwn(kinds, name);

/** A value of each kind, by its name. */
export const mapKinds = <Value>(toValue: (kind: RecordKindDefinition) => Value) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, toValue(kind)])) as Record<RecordKind, Value>;

export const recordKinds: readonly RecordKind[] = Object.keys(kinds).filter(isKind);
