import { type EntryName, entriesOf, type Fields } from '#campus-api/model/fields.ts';
import { albumFields } from '#campus-api/records/album/album.ts';
import { albumTexts } from '#campus-api/records/album/messages.ts';
import { committeeFields } from '#campus-api/records/committee/committee.ts';
import { committeeTexts } from '#campus-api/records/committee/messages.ts';
import { contactFields } from '#campus-api/records/contact/contact.ts';
import { contactTexts, introductionTexts } from '#campus-api/records/contact/messages.ts';
import { enquiryTexts } from '#campus-api/records/enquiry/messages.ts';
import { flashNoticeFields } from '#campus-api/records/flash-notice/flash-notice.ts';
import { flashNoticeTexts } from '#campus-api/records/flash-notice/form.ts';
import { noticeTexts } from '#campus-api/records/notice/messages.ts';
import { noticeFields } from '#campus-api/records/notice/notice.ts';
import { publicationFields } from '#campus-api/records/publication/publication.ts';
import { qaaDocumentTexts } from '#campus-api/records/qaa-document/form.ts';
import { qaaDocumentFields } from '#campus-api/records/qaa-document/qaa-document.ts';
import { siteTexts } from '#campus-api/records/site-document/messages.ts';
import { staffTexts } from '#campus-api/records/staff/messages.ts';
import { staffFields } from '#campus-api/records/staff/staff.ts';
import { staffTypeLabel } from '#campus-api/records/staff/staff-types.ts';
import { adminMessagesIn } from '#campus-api/web/view/messages.ts';
import type { Locale } from '#content/locale.ts';
import { publicationTexts } from '../records/publication/form.ts';

export type AllMessages = ReturnType<typeof allMessagesIn>;

/** The labels of the fields of a record by the names of their controls. */
function labelsOf<F extends Fields>(fields: F, language: Locale) {
  const labels = Object.fromEntries(entriesOf(fields).map(({ name, label }) => [name, label[language]]));
  return labels as Record<EntryName<F[keyof F]>, string>;
}

/** All messages of the admin: those of all pages, and those of each record type with the texts that all forms share. */
export function allMessagesIn(language: Locale) {
  const messages = adminMessagesIn(language);
  const { editing } = messages;
  return {
    ...messages,
    notices: { ...editing, ...labelsOf(noticeFields, language), ...noticeTexts[language] },
    flash: { ...editing, ...labelsOf(flashNoticeFields, language), ...flashNoticeTexts[language] },
    albums: {
      ...editing,
      ...labelsOf(albumFields, language),
      name: albumFields.title.entry.label[language],
      ...albumTexts[language],
    },
    publications: {
      ...editing,
      ...labelsOf(publicationFields, language),
      name: publicationFields.description.entry.label[language],
      ...publicationTexts[language],
    },
    staff: {
      ...editing,
      ...labelsOf(staffFields, language),
      ...staffTexts[language],
      teaching: staffTypeLabel(1, language),
      nonTeaching: staffTypeLabel(2, language),
    },
    committees: { ...editing, ...labelsOf(committeeFields, language), ...committeeTexts[language] },
    qaa: { ...editing, ...labelsOf(qaaDocumentFields, language), ...qaaDocumentTexts[language] },
    contact: { ...labelsOf(contactFields, language), ...contactTexts[language] },
    enquiries: enquiryTexts[language],
    introduction: introductionTexts[language],
    site: { ...editing, ...siteTexts[language] },
  };
}
