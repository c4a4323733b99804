import { initialsOf } from './initials.ts';

test.each([
  ['Radhika Dawadi', 'RD'],
  ['Hari Prasad Sharma', 'HS'],
  ['Kopila B.K.', 'KB'],
  ['Madonna', 'M'],
  ['केशवराज अर्याल', 'केअ'],
  ['क्षितिज श्रेष्ठ', 'क्षिश्रे'],
  ['', ''],
])('the initials of “%s” are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

test.each([
  'Dr. Sita Poudel',
  'Dr Sita Poudel',
  'dr.Sita Poudel',
  'Prof. Dr. Sita Poudel',
  'Prof.Dr.Sita Poudel',
  'Assoc. Prof. Dr. Sita Poudel',
  'Asst. Prof. Sita Poudel',
  'Associate Professor Sita Poudel',
  'Er. Sita Poudel',
  'Mr. Sita Poudel',
  'Mrs Sita Poudel',
  'Ms. Sita Poudel',
  'Sita Poudel, PhD',
  'Sita Poudel (PhD)',
])('“%s” has the initials of the name without its titles', (name) => expect(initialsOf(name)).toBe('SP'));

test.each([
  'डा. सीता पौडेल',
  'डा सीता पौडेल',
  'डा.सीता पौडेल',
  'डा॰ सीता पौडेल',
  'डा० सीता पौडेल',
  'डाः सीता पौडेल',
  'प्रा. सीता पौडेल',
  'प्रा.डा. सीता पौडेल',
  'प्रा. डा. सीता पौडेल',
  'सहप्रा. सीता पौडेल',
  'सह-प्रा. डा. सीता पौडेल',
  'सह प्राध्यापक सीता पौडेल',
  'उपप्रा. सीता पौडेल',
  'उप-प्राध्यापक सीता पौडेल',
  'इन्जि. सीता पौडेल',
  'ई. सीता पौडेल',
  'श्री सीता पौडेल',
  'श्रीमती सीता पौडेल',
  'सुश्री सीता पौडेल',
])('“%s” has the Devanagari initials of the name without its titles', (name) => expect(initialsOf(name)).toBe('सीपौ'));

test('a name that begins like a title is unchanged', () => {
  expect(initialsOf('Erina Msika')).toBe('EM');
  expect(initialsOf('Drona Aryal')).toBe('DA');
  expect(initialsOf('श्रीराम डाँगी')).toBe('श्रीडाँ');
  expect(initialsOf('ईश्वर प्रसाद')).toBe('ईप्र');
});

test('a title without a name is used itself', () => {
  expect(initialsOf('Dr.')).toBe('D');
  expect(initialsOf('प्रा. डा.')).toBe('डा');
});
