import type { FlashNoticeRecord } from '../records.ts';

/** The notices that open over the page, in the order in which they show. */
export const flashNotices: FlashNoticeRecord[] = [
  {
    id: 1,
    description: 'Admission open: BSc CSIT, BIT and BCA. Apply by 10 January 2027 (2083 Poush 26).',
    createdDate: '2026-11-20T10:30:00+05:45',
    lastDate: '2027-01-10',
    picture: '1795151999142-flash-it-admission.jpg',
    noticeId: 322,
  },
  {
    id: 2,
    description: 'एम.बी.एस. र एम.ए. पहिलो सेमेस्टरमा भर्ना: आवेदन दिने अन्तिम मिति २०८३ मंसिर १५',
    createdDate: '2026-11-17T12:30:00+05:45',
    lastDate: '2026-12-01',
    picture: '1794897917310-flash-masters-admission.jpg',
    noticeId: 321,
  },
  {
    id: 3,
    description: 'Himchuli Book Fair in the library garden, 2083 Mangsir 18 to 20. Everyone is welcome.',
    createdDate: '2026-11-15T09:45:00+05:45',
    lastDate: '2026-12-06',
    picture: '1794715207555-flash-book-fair.jpg',
    noticeId: null,
  },
];
