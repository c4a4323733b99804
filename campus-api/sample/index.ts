import type { CampusContent } from '../records.ts';
import { albums } from './albums.ts';
import { committees, seats, structure } from './committees.ts';
import { contact } from './contact.ts';
import { flashNotices } from './flash-notices.ts';
import { administrationNotices } from './notices-administration.ts';
import { admissionNotices } from './notices-admission.ts';
import { downloadsNotices } from './notices-downloads.ts';
import { examNotices } from './notices-exam.ts';
import { publications } from './publications.ts';
import { qaaDocuments } from './qaa-documents.ts';
import { officeStaff } from './staff-office.ts';
import { teachingStaff } from './staff-teaching.ts';

/** An invented campus; every file it names is in `files/` beside it. */
export const sampleContent: CampusContent = {
  contact,
  committees,
  staff: [...teachingStaff, ...officeStaff],
  seats,
  structure,
  notices: [...examNotices, ...administrationNotices, ...admissionNotices, ...downloadsNotices],
  flashNotices,
  albums,
  publications,
  qaaDocuments,
};
