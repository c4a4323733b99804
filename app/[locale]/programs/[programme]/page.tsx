import { NotFound } from '#components/pages/not-found.tsx';
import { Unavailable } from '#components/pages/unavailable.tsx';
import { ProgrammePage } from '#components/study/programme-page.tsx';
import { programmePath } from '#lib/platform/routes/paths.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { knownIds } from '#lib/site/content-cache/known-ids.ts';
import { notFoundMetadata, pageMetadata } from '#lib/site/seo/page-metadata.ts';
import { findProgramme, readProgrammes } from '#lib/site/site-content/programme-readers.ts';

type Props = PageProps<'/[locale]/programs/[programme]'>;

export async function generateStaticParams() {
  const ids = await knownIds(
    async () => (await readProgrammes())?.levels.flatMap(({ programmes }) => programmes) ?? [],
  );
  return ids.map(({ id }) => ({ programme: id }));
}

async function programmeOf({ params }: Props) {
  const { programme } = await params;
  return attemptPage(() => findProgramme(programme));
}

export async function generateMetadata(props: Props) {
  const attempt = await programmeOf(props);
  if (!attempt.ok) return {};
  if (!attempt.value) return notFoundMetadata();
  const { id, name, about } = attempt.value.programme;
  return pageMetadata(programmePath(id), { title: name, description: about });
}

export default async function Programme(props: Props) {
  const attempt = await programmeOf(props);
  if (!attempt.ok) return <Unavailable />;
  return attempt.value ? <ProgrammePage {...attempt.value} /> : <NotFound near="/programs" />;
}
