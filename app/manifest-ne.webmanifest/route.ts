import { connection } from 'next/server';
import { handleManifest } from '#lib/site/seo/manifest.ts';

export async function GET(request: Request): Promise<Response> {
  // The name of the campus is content of the running site, which a build does not wait for.
  await connection();
  return handleManifest(request, 'ne');
}
