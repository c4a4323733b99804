import { connection } from 'next/server';
import { StatusPage } from '#components/status/status-page.tsx';
import { messagesIn } from '#content/messages/index.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';

export async function generateMetadata() {
  const { status } = messagesIn(await currentLocale());
  return { title: status.title, description: status.description, robots: { index: false, follow: true } };
}

export default async function Status() {
  await connection();
  return <StatusPage />;
}
