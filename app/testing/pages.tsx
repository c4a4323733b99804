import './site.ts';
import type { ComponentType, ReactElement } from 'react';
import { renderPage } from '#components/testing/render-page.ts';
import { locales } from '#content/locale.ts';
import { markupOf } from '#lib/platform/http/testing/markup.ts';
import { setLocale } from './site.ts';

interface PageModule {
  default: (props: never) => ReactElement | Promise<ReactElement>;
  metadata?: object;
  generateMetadata?: (props: object) => Promise<object>;
}
/** Each page with the parameters that it is tested with. */
const pages: Readonly<Record<string, readonly [load: () => Promise<unknown>, ...parameters: object[]]>> = {
  Home: [() => import('../[locale]/page.tsx')],
  'About us': [() => import('../[locale]/about/page.tsx')],
  'A text': [
    () => import('../[locale]/[...page]/page.tsx'),
    { page: ['library'] },
    { page: ['hostel'] },
    { page: ['no'] },
  ],
  'A month': [() => import('../[locale]/calendar/[month]/page.tsx'), { month: '2083-08' }, { month: '2090-01' }],
  'An event': [() => import('../[locale]/calendar/events/[id]/page.tsx'), { id: '1' }, { id: '999' }],
  Events: [() => import('../[locale]/calendar/events/page.tsx')],
  Calendar: [() => import('../[locale]/calendar/page.tsx')],
  Chart: [() => import('../[locale]/chart/page.tsx')],
  'Message of the chief': [() => import('../[locale]/chiefMessage/page.tsx')],
  Contact: [() => import('../[locale]/contact/page.tsx')],
  'Open data': [() => import('../[locale]/data/page.tsx')],
  'A department': [
    () => import('../[locale]/department/[slug]/page.tsx'),
    { slug: 'physics' },
    { slug: 'management' },
    { slug: 'no' },
  ],
  Departments: [() => import('../[locale]/department/page.tsx')],
  'Employee association': [() => import('../[locale]/employeeAssociation/page.tsx')],
  'Executive committee': [() => import('../[locale]/executiveCommittee/page.tsx')],
  'Key staff': [() => import('../[locale]/keyStaff/page.tsx')],
  'Management committee': [() => import('../[locale]/mgmtCommittee/page.tsx')],
  'Non-teaching staff': [() => import('../[locale]/nonTeachingsstaff/page.tsx')],
  'Teachers association': [() => import('../[locale]/teachersAssociation/page.tsx')],
  Staff: [() => import('../[locale]/staff/page.tsx')],
  'A person': [() => import('../[locale]/staff/[id]/page.tsx'), { id: '1' }, { id: '23' }, { id: '999' }],
  'An album': [() => import('../[locale]/gallery/[id]/page.tsx'), { id: '1' }, { id: '999' }],
  Gallery: [() => import('../[locale]/gallery/page.tsx')],
  Missing: [() => import('../[locale]/missing/[[...near]]/page.tsx'), {}, { near: ['notice'] }],
  'Notices of a category': [() => import('../[locale]/notice/[department]/page.tsx'), { department: 'exam' }],
  'More notices of a category': [
    () => import('../[locale]/notice/[department]/page/[number]/page.tsx'),
    { department: 'exam', number: '2' },
    { department: 'exam', number: '99' },
  ],
  'Closing dates': [() => import('../[locale]/notice/deadlines/page.tsx')],
  'The text of a file': [
    () => import('../[locale]/notice/item/[id]/file/[position]/page.tsx'),
    { id: '307', position: '1' },
    { id: '216', position: '1' },
    { id: '322', position: '1' },
    { id: '322', position: '9' },
  ],
  'A notice': [
    () => import('../[locale]/notice/item/[id]/page.tsx'),
    ...['122', '119', '216', '221', '307', '322', '408', '999'].map((id) => ({ id })),
  ],
  Notices: [() => import('../[locale]/notice/page.tsx')],
  'More notices': [() => import('../[locale]/notice/page/[number]/page.tsx'), { number: '2' }, { number: '99' }],
  Offline: [() => import('../[locale]/offline/page.tsx')],
  'A programme': [() => import('../[locale]/programs/[programme]/page.tsx'), { programme: 'bbs' }, { programme: 'no' }],
  'Comparison of programmes': [() => import('../[locale]/programs/compare/page.tsx')],
  Programmes: [() => import('../[locale]/programs/page.tsx')],
  'Public information': [() => import('../[locale]/publicInformation/page.tsx')],
  Publications: [() => import('../[locale]/publication/page.tsx')],
  'The text of a publication': [
    () => import('../[locale]/publication/[id]/file/[position]/page.tsx'),
    { id: '18', position: '1' },
  ],
  QAA: [() => import('../[locale]/qaa/page.tsx')],
  Frame: [async () => ({ default: (await import('#components/layout/document.tsx')).Document })],
};

/** Compares the pages of a campus (`withSite`) with the snapshot of the test file, some of them in Nepali too. */
export function snapshotPages({ nepali, only = /^/ }: { nepali: RegExp; only?: RegExp }): void {
  const compared = Object.entries(pages).filter(([name]) => only.test(name));
  describe.each(compared)('%s', (name, [load, ...parameters]) => {
    const all = parameters.length > 0 ? parameters : [{}];
    const languages = nepali.test(name) ? locales : locales.slice(0, 1);
    test.each(all.flatMap((each) => languages.map((locale) => [JSON.stringify(each), locale, each] as const)))(
      '%s in %s is rendered as in the snapshot (jest app -u)',
      async (_name, locale, params) => {
        setLocale(locale);
        const page = (await load()) as PageModule;
        const props = { params: Promise.resolve({ locale, ...params }) };
        const metadata = page.metadata ?? (await page.generateMetadata?.(props));
        const Page = page.default as ComponentType<typeof props>;
        expect(`${JSON.stringify(metadata)}\n${markupOf(await renderPage(<Page {...props} />))}`).toMatchSnapshot();
      },
    );
  });
}
