import { z } from 'zod';

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const reference = z.strictObject({ '@id': address });
const day = z.iso.date();

const person = z.strictObject({
  '@type': z.literal('Person'),
  name: text,
  jobTitle: text.optional(),
  worksFor: reference.optional(),
});

/** The person of a page, without an email address. */
const profile = person.extend({
  '@id': address,
  url: address,
  telephone: text.optional(),
  image: address.optional(),
  knowsAbout: z.array(text).min(1).optional(),
});

const department = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: text,
  description: text,
  url: address,
  telephone: text.optional(),
  parentOrganization: reference,
});

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: text,
  parentOrganization: reference,
});

const college = z.looseObject({
  '@type': z.literal('CollegeOrUniversity'),
  '@id': address,
  name: text,
  url: address,
  logo: address,
  address: z.looseObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text,
    addressCountry: z.string().regex(/^[A-Z]{2}$/, 'a code of ISO 3166-1'),
  }),
  sameAs: z.array(address),
});

/** Short form, referenced by other data of a page. */
const campus = z.strictObject({
  '@type': z.literal('CollegeOrUniversity'),
  '@id': address,
  name: text,
  url: address,
  logo: address,
});

const website = z.looseObject({
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  inLanguage: z.tuple([z.literal('en'), z.literal('ne')]),
  publisher: reference,
});

/** Google's rule: every step but the last has an address. */
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address.optional() }))
    .min(2)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1), 'counted from 1')
    .refine((steps) => steps.slice(0, -1).every(({ item }) => item !== undefined), 'only the last may lack an address'),
});

const issue = z.looseObject({
  '@type': z.literal('PublicationIssue'),
  name: text,
  publisher: z.union([organization, reference]),
  editor: z.array(person).optional(),
  datePublished: day.optional(),
  encoding: z
    .array(z.strictObject({ '@type': z.literal('MediaObject'), contentUrl: address, encodingFormat: text }))
    .optional(),
});

const programme = z.looseObject({
  '@type': z.literal('EducationalOccupationalProgram'),
  name: text,
  timeToComplete: z.string().regex(/^P\d+[YM]$/),
  provider: z.strictObject({ '@type': z.literal('CollegeOrUniversity'), name: text, parentOrganization: reference }),
});

/** Google's requirements for a course: course info, with a schedule instead of the workload. */
const course = z.looseObject({
  '@type': z.literal('Course'),
  '@id': address,
  name: text,
  description: text.max(500),
  url: address,
  coursePrerequisites: z.array(text).min(1),
  provider: reference,
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    category: z.enum(['Free', 'Partially Free', 'Subscription', 'Paid']),
    price: z.number().positive().optional(),
    priceCurrency: z.literal('NPR').optional(),
  }),
  hasCourseInstance: z.strictObject({
    '@type': z.literal('CourseInstance'),
    courseMode: z.enum(['Onsite', 'Online', 'Blended']),
    courseSchedule: z.strictObject({
      '@type': z.literal('Schedule'),
      repeatFrequency: z.enum(['Daily', 'Weekly', 'Monthly', 'Yearly']),
      repeatCount: z.int().positive(),
      duration: z.string().regex(/^P\d+[YM]$/),
    }),
  }),
});

const list = z.looseObject({
  '@type': z.literal('ItemList'),
  numberOfItems: z.int(),
  // People are listed without positions: their order is that of the list.
  itemListElement: z.union([
    z.array(person),
    z.array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), item: z.union([issue, programme]) })),
  ]),
});

const gallery = z.looseObject({
  '@type': z.literal('ImageGallery'),
  name: text,
  url: address,
  dateCreated: day.optional(),
  publisher: reference,
  image: z
    .array(z.strictObject({ '@type': z.literal('ImageObject'), contentUrl: address, thumbnailUrl: address }))
    .optional(),
});

const contact = z.looseObject({ '@type': z.literal('ContactPage'), name: text, url: address, mainEntity: college });

const thing = z.discriminatedUnion('@type', [college, website, breadcrumbs, list, gallery, contact]);

const article = z.looseObject({
  '@type': z.literal('NewsArticle'),
  headline: text,
  inLanguage: z.enum(['en', 'ne']),
  url: address,
  image: z.union([address, z.array(address)]),
  datePublished: z.iso.datetime().optional(),
  expires: z.iso.datetime({ offset: true }).optional(),
  author: reference,
  publisher: reference,
});

const digitalDocument = z.looseObject({
  '@type': z.literal('DigitalDocument'),
  name: text,
  url: address,
  isPartOf: address,
  inLanguage: z.enum(['en', 'ne']).optional(),
  publisher: reference,
  encoding: z.looseObject({ '@type': z.literal('MediaObject'), contentUrl: address, encodingFormat: text }),
});

/** Google's rules for jobs. */
const job = z.looseObject({
  '@type': z.literal('JobPosting'),
  '@id': address,
  title: text,
  description: z.string().startsWith('<p>'),
  datePosted: day,
  validThrough: z.iso.datetime({ offset: true }),
  hiringOrganization: z.looseObject({ name: text, sameAs: address }),
  jobLocation: z.strictObject({ '@type': z.literal('Place'), address: z.looseObject({ addressCountry: text }) }),
});

/** Google's rules for events. */
const event = z.looseObject({
  '@type': z.enum(['Event', 'EducationEvent']),
  '@id': address,
  name: text,
  url: address,
  startDate: z.union([day, z.iso.datetime({ offset: true })]),
  endDate: z.union([day, z.iso.datetime({ offset: true })]),
  location: z.looseObject({ '@type': z.literal('Place'), name: text, address: z.union([text, z.looseObject({})]) }),
  organizer: reference,
});

/** Google's rules for datasets: a description has at least 50 characters. */
const dataCatalog = z.strictObject({
  '@type': z.literal('DataCatalog'),
  name: text,
  description: text,
  url: address,
  dataset: z
    .array(
      z.looseObject({
        '@type': z.literal('Dataset'),
        name: text,
        description: z.string().min(50).max(5000),
        license: address.optional(),
        creator: reference,
        distribution: z
          .array(z.strictObject({ '@type': z.literal('DataDownload'), encodingFormat: text, contentUrl: address }))
          .min(1),
      }),
    )
    .min(1),
});

const context = z.literal('https://schema.org');

const document = z.union([
  z.strictObject({
    '@context': context,
    '@graph': z.array(
      z.union([
        college,
        campus,
        website,
        profile,
        department,
        article,
        job,
        digitalDocument,
        course,
        event,
        list,
        gallery,
        dataCatalog,
      ]),
    ),
  }),
  z
    .looseObject({ '@context': context })
    .transform(({ '@context': _, ...data }) => data)
    .pipe(thing),
]);

/** Ids defined and ids referenced within data. */
function idsIn(data: unknown): { defined: string[]; referenced: string[] } {
  if (typeof data !== 'object' || data === null) return { defined: [], referenced: [] };
  const { '@id': id, ...rest } = { '@id': undefined, ...data };
  const inner = Object.values(rest).map(idsIn);
  const own = typeof id === 'string' ? [id] : [];
  const isReference = Object.keys(rest).length === 0;
  return {
    defined: [...(isReference ? [] : own), ...inner.flatMap(({ defined }) => defined)],
    referenced: [...(isReference ? own : []), ...inner.flatMap(({ referenced }) => referenced)],
  };
}

/** Validates the structured data of a page; returns its types in order. @throws the first error, such as a reference that the page does not define */
export function structuredTypes(html: string): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const { defined, referenced } = idsIn(scripts.map(([, json = '']): unknown => JSON.parse(json)));
  const missing = referenced.filter((id) => !defined.includes(id));
  if (missing.length > 0) throw new Error(`the page does not define ${missing[0]}`);
  return scripts.flatMap(([, json = '']) => {
    const data = document.parse(JSON.parse(json));
    return '@graph' in data && Array.isArray(data['@graph'])
      ? data['@graph'].map((node) => String(node['@type']))
      : '@type' in data
        ? [String(data['@type'])]
        : [];
  });
}
