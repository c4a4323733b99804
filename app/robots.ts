import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/metadata/absolute-url';

/** Files are to be found, notices are in them; answers for programs and results of searches are not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/notice/search', '/ne/notice/search', '/search', '/ne/search'],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
