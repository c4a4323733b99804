const contact = {
  title: 'Campus',
  phone: '061-520000',
  email: 'info@campus.example',
  address: 'Bagar',
  city: 'Pokhara',
  state: 'Gandaki',
  country: 'Nepal',
  pinCode: 33700,
  campusIntroduction: '<p>Since <b>2016</b></p>',
  facebookLink: 'https://facebook.com/campus',
  instagramLink: 'www.instagram.com/campus',
  twitterLink: 'javascript:alert(1)',
  linkdinLink: null,
};

const staff = {
  id: 1,
  fullName: 'Sita Adhikari',
  department: 'Physics',
  designation: 'Professor',
  committee: 'Management',
  committeeId: 1,
  profilePic: 'sita.jpg',
  about: '',
};

const structure = { exeCommitteeIds: '3, 1,,2', mgmtCommitteeIds: '7', campusAuthoritiesIds: null };

const notice = {
  id: 5,
  description: 'परीक्षा सूचना',
  translation: 'Notice of an examination',
  letterNumber: 'च.नं. १२३/२०८३',
  createdDate: '2026-11-20T18:30:00Z',
  lastDate: '2026-12-01',
  fileName: 'a.pdf, b.pdf',
  orignalFileName: 'Routine.pdf',
};

const album = {
  id: '3',
  title: 'Sports week',
  date: '2026-01-05',
  description: '',
  images: 'one.jpg,two.jpg',
  thumbnails: 'one-small.jpg',
};

const publication = {
  id: 9,
  description: 'Journal, vol. 3',
  aurthor: 'R. Gurung',
  department: 'Research Cell',
  about: '',
  publishDate: 1_767_571_200_000,
  fileName: 'journal.pdf',
  orignalFileName: 'Journal 3.pdf',
};

const qaaDocument = { doccName: 'SSR', doccLink: 'ssr.pdf' };

/** One record of each type, as the campus API sends it. */
export const samples = { contact, staff, structure, notice, album, publication, qaaDocument };
