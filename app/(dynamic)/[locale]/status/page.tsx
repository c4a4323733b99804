import { connection } from 'next/server';
import { StatusPage } from '@/components/status/status-page';
import { messagesIn } from '@/content/messages';
import { currentLocale } from '@/lib/current-locale';

export async function generateMetadata() {
  const { status } = messagesIn(await currentLocale());
  return { title: status.title, description: status.description, robots: { index: false, follow: true } };
}

export default async function Status() {
  await connection();
  return <StatusPage />;
}
