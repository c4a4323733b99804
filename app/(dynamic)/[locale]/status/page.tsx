import { connection } from 'next/server';
import { StatusPage } from '#components/status/status-page.tsx';
import { currentMessages } from '#lib/i18n/current-locale.ts';

export async function generateMetadata() {
  const { status } = await currentMessages();
  return { title: status.title, description: status.description, robots: { index: false, follow: true } };
}

export default async function Status() {
  await connection();
  return <StatusPage />;
}
