import { nepalTime } from '#campus-api/validation/read-time.ts';
import type { Localized } from '#content/locale.ts';
import type { OldItem } from '#packages/site-import/content/index.ts';

/** Statuses of WordPress that visitors do not see. */
const statuses: Readonly<Record<string, Localized>> = {
  draft: { en: 'draft', ne: 'मस्यौदा' },
  pending: { en: 'pending', ne: 'समीक्षा हुन बाँकी' },
  private: { en: 'private', ne: 'निजी' },
  future: { en: 'scheduled', ne: 'पछि प्रकाशित हुने' },
  trash: { en: 'trash', ne: 'रद्दी' },
};

/** Why an item is not public, with the day of a scheduled one. */
export function statusOf({ hasPassword, status, publishedAt }: OldItem): Localized {
  if (hasPassword) return { en: 'password', ne: 'पासवर्ड' };
  const { en, ne } = statuses[status] ?? { en: status, ne: status };
  const day = status === 'future' && publishedAt !== null ? ` ${nepalTime(publishedAt).slice(0, 10)}` : '';
  return { en: en + day, ne: ne + day };
}
