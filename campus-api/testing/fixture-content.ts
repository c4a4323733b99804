import type { CampusContent } from '#campus-api/records/campus-content.ts';
import type { NoticeRecord } from '#campus-api/records/notice/notice.ts';
import type { StaffRecord } from '#campus-api/records/staff/staff.ts';

const person = (id: number, type: 1 | 2, designation: string, more: Partial<StaffRecord> = {}): StaffRecord => ({
  id,
  fullName: `Person ${id}`,
  type,
  department: 'Physics',
  designation,
  profilePic: null,
  about: '',
  message: '',
  phone: '',
  email: '',
  subjects: '',
  officeHours: '',
  publications: '',
  ...more,
});

const notice = (id: number, createdDate: string, description: string, more: Partial<NoticeRecord>): NoticeRecord => ({
  id,
  departmentIds: [10],
  description,
  createdDate: `${createdDate}T10:00:00+05:45`,
  lastDate: null,
  files: [],
  ...more,
});

/** A minimal campus. */
export const fixtureContent: CampusContent = {
  contact: {
    title: 'Test Campus',
    phone: '+977-1-5550100',
    email: 'info@campus.example',
    address: 'Hill Road 1',
    city: 'Pokhara',
    state: 'Gandaki',
    country: 'Nepal',
    pinCode: '33700',
    campusIntroduction: '<p>Since 2020</p>',
    facebookLink: 'https://facebook.example/campus',
    instagramLink: '',
    twitterLink: '',
    linkedInLink: 'https://linkedin.example/campus',
  },
  committees: [
    { id: 1, name: 'Campus Chief' },
    { id: 9, name: "Teachers' Association" },
  ],
  staff: [
    person(1, 1, 'Professor', { profilePic: 'chief.jpg', about: 'Teacher of physics.', message: 'Welcome.' }),
    person(2, 1, 'Lecturer'),
    person(3, 1, 'Lecturer'),
    person(4, 2, 'Accountant'),
  ],
  seats: [
    { committeeId: 1, staffId: 1, role: 'Campus Chief', order: 1 },
    { committeeId: 9, staffId: 2, role: 'Secretary', order: 2 },
    { committeeId: 9, staffId: 3, role: '', order: 1 },
  ],
  structure: {
    executiveCommittee: [
      { staffId: 3, role: 'Chairperson' },
      { staffId: 1, role: '' },
      { staffId: 2, role: 'Member' },
    ],
    managementCommittee: [{ staffId: 1, role: '' }],
    campusAuthorities: [],
  },
  notices: [
    notice(1, '2026-01-01', 'Exam routine 100% final', {
      files: [{ stored: '1-routine.pdf', original: 'Routine.pdf' }],
    }),
    notice(2, '2026-03-01', 'Admission open', { departmentIds: [12, 11], lastDate: '2026-12-01' }),
    notice(3, '2026-02-01', 'परीक्षा तालिका', {
      files: [
        { stored: '3-a.pdf', original: 'परीक्षा, तालिका.pdf' },
        { stored: '3-b.jpg', original: 'b.jpg' },
      ],
    }),
    notice(4, '2026-02-01', 'Downloads ÉTÉ', { departmentIds: [13] }),
  ],
  flashNotices: [
    { id: 1, description: 'Old', createdDate: '2026-01-01T00:00:00+05:45', lastDate: null, picture: null, noticeId: 2 },
    {
      id: 2,
      description: 'New',
      createdDate: '2026-02-01T00:00:00+05:45',
      lastDate: null,
      picture: 'f.jpg',
      noticeId: null,
    },
  ],
  albums: [
    {
      id: 1,
      title: 'Sports',
      date: '2025-01-01',
      description: 'Day',
      images: ['a.jpg', 'b.jpg'],
      thumbnails: ['at.jpg'],
    },
    { id: 2, title: 'Dashain', date: '2025-10-01', description: 'Tika', images: ['c.jpg'], thumbnails: ['ct.jpg'] },
  ],
  events: [],
  publications: [
    {
      id: 1,
      description: 'Journal',
      editors: 'A. Editor',
      publisher: 'Research Cell',
      about: 'Yearly',
      publishDate: '2025-05-01',
      files: [{ stored: 'j.pdf', original: 'Journal.pdf' }],
    },
    {
      id: 2,
      description: 'Bulletin',
      editors: 'B. Editor',
      publisher: 'Campus',
      about: '',
      publishDate: '2026-05-01',
      files: [],
    },
  ],
  qaaDocuments: [
    { id: 1, name: 'C1-Q1 Plan', link: 'plan.pdf' },
    { id: 2, name: 'Guide', link: 'https://guide.example/' },
  ],
};
