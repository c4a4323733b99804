import { connection } from 'next/server';
import { StatusPage } from '#components/status/status-page.tsx';

export { statusMetadata as generateMetadata } from '#lib/seo/status-metadata.ts';

export default async function Status() {
  await connection();
  return <StatusPage />;
}
