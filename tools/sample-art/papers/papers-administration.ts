import type { Paper } from './paper.ts';
import { nepaliStudents } from './rolls.ts';

const chief = 'Campus Chief';
const officer = 'Administrative Officer';

export const administrationPapers: Record<string, Paper> = {
  'lab-quotation-notice.pdf': {
    title: 'Call for Sealed Quotations: Laboratory Chemicals and Glassware',
    date: '2083 Kartik 26',
    number: '2083/84-206',
    body: [
      'Sealed quotations are called from suppliers registered for VAT, with tax clearance of the fiscal year 2082/83, for the goods in the attached list.',
    ],
    points: [
      'Forms are sold for Rs. 500, not refundable, until 2083 Mangsir 10.',
      'Quotations are received until noon of 2083 Mangsir 11 and opened at 2 pm of the same day before the bidders who are present.',
      'A bid security of 2.5 per cent goes with the quotation.',
      'The goods are delivered within thirty days of the order.',
      'The campus may accept or refuse any quotation in whole or in part, with reasons on record.',
    ],
    signed: chief,
  },
  'lab-quotation-items.pdf': {
    title: 'List of Items: Chemicals and Glassware',
    date: '2083 Kartik 26',
    table: {
      head: ['No.', 'Item', 'Grade or size', 'Quantity'],
      widths: [0.1, 0.44, 0.26, 0.2],
      rows: [
        ['1', 'Hydrochloric acid', 'AR, 2.5 l', '12'],
        ['2', 'Sulphuric acid', 'AR, 2.5 l', '10'],
        ['3', 'Ethanol, absolute', 'AR, 500 ml', '40'],
        ['4', 'Silver nitrate', 'AR, 25 g', '16'],
        ['5', 'Potassium permanganate', 'LR, 500 g', '8'],
        ['6', 'Burette', '50 ml, class A', '60'],
        ['7', 'Conical flask', '250 ml', '150'],
        ['8', 'Test tube', '15 x 125 mm', '2,000'],
        ['9', 'Microscope slides, box', '72 pieces', '45'],
        ['10', 'Herbarium sheets', '42 x 28 cm', '1,200'],
        ['11', 'Petri dish', '90 mm', '300'],
        ['12', 'Safaranin stain', '25 g', '10'],
      ],
    },
  },
  'vacancy-2083-06.pdf': {
    title: 'Vacancy Announcement',
    date: '2083 Aswin 5',
    number: '2083/84-151',
    body: [
      'Applications of Nepali citizens are called for the following posts on a contract of two years, which may be extended.',
    ],
    table: {
      head: ['Post', 'Number', 'Qualification'],
      widths: [0.34, 0.14, 0.52],
      rows: [
        ['Teaching Assistant, Computer Science', '2', 'MSc CSIT or MIT, second division or CGPA 3.0'],
        ['Lab Assistant, Physics', '1', 'BSc with physics and one year of practice'],
      ],
    },
    points: [
      'The form and copies of certificates reach the office by 2083 Aswin 19.',
      'The examination has a written part, a class demonstration and an interview.',
      'One of the three posts is reserved for women, Dalit and indigenous applicants.',
    ],
    signed: chief,
  },
  'application-for-employment.pdf': {
    title: 'Application for Employment',
    date: 'Form HR-1',
    fields: [
      'Post',
      'Full name',
      'Name in Devanagari',
      'Date of birth (BS)',
      'Citizenship number and district',
      'Permanent address',
      'Telephone and e-mail',
      'Highest degree, university, year',
      'Division or CGPA',
      'Experience (years, institution)',
      'Publications',
      'Two referees',
      'Signature and date',
    ],
  },
  'scholarship-result-2083.pdf': {
    title: 'छात्रवृत्ति पाउने विद्यार्थीको नामावली २०८३',
    date: '२०८३ भदौ ८',
    body: ['छात्रवृत्ति छनोट समितिको निर्णयबमोजिम देहायका विद्यार्थीले शैक्षिक वर्ष २०८३ का लागि छात्रवृत्ति पाउनुहुनेछ।'],
    table: nepaliStudents('scholarship', 28, ['पूर्ण', 'आंशिक', 'विपन्न', 'दलित', 'दुर्गम'], 'वर्ग'),
    signed: 'क्याम्पस प्रमुख',
  },
  'academic-calendar-2083.pdf': {
    title: 'Academic Calendar 2083/84',
    date: '2083 Shrawan 20',
    table: {
      head: ['Month', 'Academic work', 'Holidays and events'],
      widths: [0.2, 0.45, 0.35],
      rows: [
        ['Shrawan', 'Admission to bachelor’s programmes opens', 'Janai Purnima'],
        ['Bhadra', 'Entrance examinations, classes of the first year begin', 'Teej, Father’s Day'],
        ['Aswin', 'First internal assessment', 'Constitution Day; Dashain leave from Aswin 25'],
        ['Kartik', 'Classes until Tihar', 'Dashain, Tihar, Chhath'],
        ['Mangsir', 'Master’s admission, project work', 'Campus Day on Mangsir 24'],
        ['Poush', 'Annual examinations, fourth year', 'Winter timetable, Tamu Lhosar'],
        ['Magh', 'Second internal assessment', 'Maghi, Saraswati Puja, Sonam Lhosar'],
        ['Falgun', 'Practical examinations', 'Sports Week, Shivaratri, Holi'],
        ['Chaitra', 'Term ends, results of internal assessment', 'Ghode Jatra, Science Fair'],
        ['Baishakh', 'New semester begins', 'New Year, Buddha Jayanti'],
        ['Jestha', 'First-term test', 'Republic Day'],
        ['Asar', 'Annual examinations, other years', 'Plantation Day'],
      ],
    },
    signed: chief,
  },
  'academic-calendar-2083-nepali.pdf': {
    title: 'शैक्षिक क्यालेन्डर २०८३।८४',
    date: '२०८३ साउन २०',
    table: {
      head: ['महिना', 'शैक्षिक कार्य', 'बिदा तथा कार्यक्रम'],
      widths: [0.18, 0.45, 0.37],
      rows: [
        ['साउन', 'स्नातक तहमा भर्ना सुरु', 'जनै पूर्णिमा'],
        ['भदौ', 'प्रवेश परीक्षा, पहिलो वर्षको कक्षा आरम्भ', 'तीज, बाबुको मुख हेर्ने दिन'],
        ['असोज', 'पहिलो आन्तरिक मूल्याङ्कन', 'संविधान दिवस, दसैँ बिदा'],
        ['कात्तिक', 'तिहारअघिसम्म नियमित कक्षा', 'दसैँ, तिहार, छठ'],
        ['मंसिर', 'स्नातकोत्तर तहको भर्ना', 'क्याम्पस दिवस'],
        ['पुस', 'चौथो वर्षको वार्षिक परीक्षा', 'हिउँदे समय तालिका, तमु ल्होसार'],
        ['माघ', 'दोस्रो आन्तरिक मूल्याङ्कन', 'माघी, सरस्वती पूजा'],
        ['फागुन', 'प्रयोगात्मक परीक्षा', 'खेलकुद सप्ताह, शिवरात्रि'],
        ['चैत', 'सत्र समापन', 'घोडेजात्रा, विज्ञान मेला'],
      ],
    },
    signed: 'क्याम्पस प्रमुख',
  },
  'smart-board-training.pdf': {
    title: 'Training Schedule: Internet and Smart Boards',
    date: '2082 Chaitra 9',
    table: {
      head: ['Group', 'Date', 'Time', 'Room'],
      widths: [0.34, 0.24, 0.24, 0.18],
      rows: [
        ['A: Humanities, Education', 'Chaitra 15–16', '7:00 – 9:00', 'Lab 1'],
        ['B: Management', 'Chaitra 17–18', '12:00 – 14:00', 'Lab 1'],
        ['C: Science', 'Chaitra 19–20', '14:00 – 16:00', 'Lab 2'],
      ],
    },
    body: [
      'Each group learns to prepare a lesson on the board, to record it, and to share it with students who were absent.',
    ],
    signed: 'EMIS Officer',
  },
  'canteen-tender.pdf': {
    title: 'क्यान्टिन सञ्चालनका लागि बोलपत्र आह्वानको सूचना',
    date: '२०८२ माघ ५',
    number: '२०८२।८३-२७४',
    body: ['यस क्याम्पसको क्यान्टिन दुई वर्षका लागि सञ्चालन गर्न इच्छुक व्यक्ति वा फर्मबाट सिलबन्दी बोलपत्र आह्वान गरिन्छ।'],
    points: [
      'बोलपत्र फाराम रु. १,०००।– (फिर्ता नहुने) बुझाई २०८२ माघ २० सम्म लिन सकिनेछ।',
      'बोलपत्र २०८२ माघ २१ गते दिउँसो १२ बजेभित्र दर्ता गरिसक्नुपर्नेछ र सोही दिन २ बजे खोलिनेछ।',
      'खाद्य सामग्रीको गुणस्तर, सरसफाइ र मूल्यसूची सम्झौताको अभिन्न अङ्ग हुनेछन्।',
      'स्थानीय उत्पादन प्रयोग गर्ने प्रस्तावलाई प्राथमिकता दिइनेछ।',
    ],
    signed: 'क्याम्पस प्रमुख',
  },
  'duty-roster-tihar.pdf': {
    title: 'Duty Roster: Dashain and Tihar',
    date: '2082 Aswin 23',
    table: {
      head: ['Date', 'Administration', 'Security and services'],
      widths: [0.3, 0.35, 0.35],
      rows: [
        ['Kartik 1–2', 'Sumitra Kunwar', 'Jit Bahadur Sarki'],
        ['Kartik 3–4', 'Nabin Pokharel', 'Buddhi Man Rai'],
        ['Kartik 5–6', 'Kopila B.K.', 'Hari Maya Chepang'],
        ['Kartik 7–8', 'Dil Bahadur Thapa', 'Jit Bahadur Sarki'],
      ],
    },
    signed: officer,
  },
  'annual-assembly-agenda.pdf': {
    title: 'क्याम्पस को २१औँ वार्षिक साधारण सभाको कार्यसूची',
    date: '२०८२ साउन १२',
    points: [
      'उपस्थिति र गणपूरक सङ्ख्याको जानकारी',
      'क्याम्पस प्रमुखको वार्षिक प्रतिवेदन',
      'आर्थिक वर्ष २०८१।८२ को लेखापरीक्षण प्रतिवेदन',
      'आगामी वर्षको नीति, कार्यक्रम तथा बजेट',
      'रणनीतिक योजना २०८२–२०८७ को अनुमोदन',
      'विविध',
    ],
    body: ['सभा २०८२ भदौ ७ गते बिहान ११ बजे क्याम्पसको सभाहलमा बस्ने भएकाले सम्पूर्ण सदस्यहरूको उपस्थितिका लागि अनुरोध छ।'],
    signed: 'क्याम्पस प्रमुख',
  },
};
