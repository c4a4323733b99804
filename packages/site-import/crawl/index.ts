export { type Crawl, type CrawledPage, type CrawlOptions, crawlSite, defaultBounds, MAX_PAGES } from './crawl-site.ts';
export { createChooser, findPatterns, type Pattern, type ProposedNotice } from './find-patterns.ts';
export { type CrawlChoices, oldSiteOf } from './to-old-site.ts';
