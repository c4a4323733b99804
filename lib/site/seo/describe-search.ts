import 'server-only';
import { messagesIn } from '#content/messages/index.ts';
import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { readIdentity } from '#lib/site/site-content/snapshot.ts';
import { iconPaths } from './icons/icon-address.ts';

/** The OpenSearch 1.1 description of the site search, for browsers. */
export async function describeSearch(): Promise<string> {
  const { name, shortName } = await readIdentity();
  const { siteSearch } = messagesIn('en');
  const results = absoluteUrl(`${SITE_SEARCH}?q={searchTerms}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shortName.en)}</ShortName>
  <LongName>${escapeHtml(name.en)}</LongName>
  <Description>${escapeHtml(siteSearch.description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="192" height="192" type="image/png">${escapeHtml(absoluteUrl(iconPaths.medium))}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(results)}"/>
</OpenSearchDescription>
`;
}
