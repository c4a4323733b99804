import { NotFound } from '#components/pages/not-found.tsx';
import { ProgrammePage } from '#components/study/programme-page.tsx';
import { findProgramme } from '#content/pages/programs.ts';
import { isProgrammeId, programmeIds } from '#content/routes.ts';
import { knownIds } from '#lib/content-store/known-ids.ts';
import { programmePath } from '#lib/routes/paths.ts';
import { notFoundMetadata } from '#lib/seo/not-found-metadata.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/[locale]/programs/[programme]'>;

export async function generateStaticParams() {
  const ids = await knownIds(async () => programmeIds.map((id) => ({ id })));
  return ids.map(({ id }) => ({ programme: id }));
}

async function programmeOf({ params }: Props) {
  const { programme } = await params;
  return isProgrammeId(programme) ? findProgramme(programme) : null;
}

export async function generateMetadata(props: Props) {
  const entry = await programmeOf(props);
  if (!entry) return notFoundMetadata();
  const { id, name, about } = entry.programme;
  return pageMetadata(programmePath(id), { title: name, description: about });
}

export default async function Programme(props: Props) {
  const entry = await programmeOf(props);
  return entry ? <ProgrammePage {...entry} /> : <NotFound near="/programs" />;
}
