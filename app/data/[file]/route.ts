import { serveDataset } from '#lib/site/open-data/serve-dataset.ts';

/** Datasets for spreadsheets and programs, which have one address for both languages. */
export async function GET(request: Request, { params }: RouteContext<'/data/[file]'>): Promise<Response> {
  return serveDataset(request, (await params).file);
}
