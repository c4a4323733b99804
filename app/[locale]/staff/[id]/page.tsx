import { NotFound } from '#components/pages/not-found.tsx';
import { Unavailable } from '#components/pages/unavailable.tsx';
import { PersonPage } from '#components/people/person-page.tsx';
import { knownIds } from '#lib/site/content-cache/known-ids.ts';
import { findPersonForPage, peopleWithPages } from '#lib/site/people/person-pages.ts';
import { notFoundMetadata } from '#lib/site/seo/page-metadata.ts';
import { personMetadata } from '#lib/site/seo/people.ts';

type Props = PageProps<'/[locale]/staff/[id]'>;

export const generateStaticParams = () => knownIds(peopleWithPages);

const personOf = async ({ params }: Props) => findPersonForPage((await params).id);

export async function generateMetadata(props: Props) {
  const person = await personOf(props);
  if (!person.ok) return {};
  return person.value ? personMetadata(person.value.person) : notFoundMetadata();
}

export default async function Person(props: Props) {
  const person = await personOf(props);
  if (!person.ok) return <Unavailable />;
  return person.value ? <PersonPage {...person.value} /> : <NotFound near="/staff" />;
}
