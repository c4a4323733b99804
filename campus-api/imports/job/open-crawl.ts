import { join } from 'node:path';
import { crawlRemarks, proposedDepartment } from '#campus-api/imports/commands/choose.ts';
import { examplesOf } from '#campus-api/imports/commands/describe-patterns.ts';
import { NO_DEPARTMENT } from '#campus-api/imports/plan/category-map.ts';
import { planImport } from '#campus-api/imports/plan/plan-import.ts';
import { categoriesOfDatabase } from '#campus-api/records/site-document/categories.ts';
import { crawlSite, createChooser, findPatterns, oldSiteOf, type Pattern } from '#packages/site-import/crawl/index.ts';
import { type OpenedSource, type Proposal, type SourceJob, STAGED_MS } from './opened-source.ts';

/** Reads any site by its links. Patterns without a chosen department get the one that their words suggest. */
export async function openCrawl(job: SourceJob): Promise<OpenedSource> {
  const folder = join(job.folder, 'pages');
  const crawl = await crawlSite(job.address, {
    folder,
    maxAgeMs: STAGED_MS,
    ...(job.delayMs !== undefined && { delayMs: job.delayMs }),
    allowPrivate: job.allowPrivate,
    onProgress: ({ fetched, waiting }) => job.onProgress(fetched, waiting),
  });
  const { patterns, others } = findPatterns(crawl);
  const chooser = createChooser([...crawl.pages.values()]);
  const departments = categoriesOfDatabase(job.database);
  const { map: chosen, pages } = job.choices;
  const map = new Map(
    patterns.map((pattern) => [pattern.name, chosen.get(pattern.name) ?? proposedDepartment(pattern, departments)]),
  );
  const names = new Set([...map].filter(([, department]) => department !== NO_DEPARTMENT).map(([name]) => name));
  const site = oldSiteOf(crawl, patterns, { patterns: names, pages: new Set(pages) }, folder);
  const remarks = crawlRemarks(crawl);
  const proposal: Proposal = {
    patterns: patterns.map((pattern) => proposedPattern(pattern, map.get(pattern.name) ?? NO_DEPARTMENT)),
    pages: others.map((page) => ({
      address: page.address,
      title: chooser(page).title,
      isChosen: pages.includes(page.address),
    })),
  };
  return {
    site: site.site,
    proposal,
    plan: (database, { source }) => planImport(database, site, { map, source, remarks }),
    release: () => void site.items.splice(0),
  };
}

const proposedPattern = (pattern: Pattern, department: string) => ({
  name: pattern.name,
  label: pattern.label,
  address: pattern.address,
  count: pattern.notices.length,
  department,
  examples: examplesOf(pattern).map(({ title, date, files, record }) => ({
    title,
    date: date ?? '',
    files,
    before: record?.repairs.find(({ kind }) => kind === 'legacy-font')?.before ?? '',
  })),
});
