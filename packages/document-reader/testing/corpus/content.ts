/** A piece of a test document, in reading order. */
export type Piece =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly right: string }
  | { readonly items: readonly string[] }
  | { readonly columns: readonly (readonly string[])[] }
  | { readonly rows: readonly (readonly string[])[]; readonly isRuled: boolean };

const firstNames = 'अनिता विष्णु कृष्ण लक्ष्मी प्रकाश निर्मला ईश्वर श्रीधर ज्योति सिर्जना पूर्णिमा दीपेन्द्र अर्जुन सुस्मिता हिक्मत'.split(
  ' ',
);
const lastNames = 'श्रेष्ठ गुरुङ भट्टराई अधिकारी क्षेत्री दुर्गाली विश्वकर्मा तामाङ उप्रेती राई धिताल ज्ञवाली पन्त'.split(' ');
const divisions = 'प्रथम द्वितीय तृतीय अनुत्तीर्ण विशिष्ट'.split(' ');

const ofList = (list: readonly string[], index: number) => list[index % list.length] ?? '';
const devanagari = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

/** Rows of a list of results: number, symbol number, name, division, marks. `shift` varies names and digits. */
export function resultRows(count: number, shift = 0): string[][] {
  const head = ['क्र.सं.', 'सिम्बोल नं.', 'नाम', 'श्रेणी', 'प्राप्ताङ्क'];
  const rows = Array.from({ length: count }, (_, index) => {
    const name = `${ofList(firstNames, index * 7 + shift)} ${ofList(lastNames, index * 5 + shift)}`;
    const [symbol, marks] = [`7-2-29-${145 + index + shift}-2079`, 32 + ((index * 13 + shift) % 64)];
    return [
      shift % 2 === 0 ? devanagari(index + 1) : String(index + 1),
      symbol,
      name,
      ofList(divisions, index + shift),
      shift % 2 === 0 ? String(marks) : devanagari(marks),
    ];
  });
  return [head, ...rows];
}

/** Rows of a mark sheet, all in Devanagari digits: number, roll number, name, three marks and their sum. */
export function markRows(count: number, shift = 0): string[][] {
  const head = ['क्र.सं.', 'रोल नं.', 'नाम', 'नेपाली', 'गणित', 'विज्ञान', 'जम्मा'];
  const rows = Array.from({ length: count }, (_, index) => {
    const name = `${ofList(firstNames, index * 4 + shift)} ${ofList(lastNames, index * 3 + shift)}`;
    const marks = [17, 29, 41].map((step) => 20 + ((index * step + shift) % 79));
    const sum = marks.reduce((total, mark) => total + mark, 0);
    return [
      devanagari(index + 1),
      devanagari(1201 + index * 3 + shift),
      name,
      ...marks.map(devanagari),
      devanagari(sum),
    ];
  });
  return [head, ...rows];
}

/** Texts by kind of document. */
type Texts = Readonly<
  Record<'letter' | 'notice' | 'columns' | 'prose' | 'table' | 'marks' | 'aligned' | 'results', readonly Piece[]>
>;

/** The texts that the reader was adjusted with. */
export const tuningTexts: Texts = {
  letter: [
    { heading: 'ज्ञानोदय बहुमुखी क्याम्पस' },
    { text: 'परीक्षा शाखा, कीर्तिपुर–५, काठमाडौं' },
    { right: 'मिति: २०८३/०४/१५' },
    { text: 'पत्र संख्या: प.शा. ११२–०८३/८४' },
    { text: 'श्री सहप्राध्यापक डा. कृष्णप्रसाद श्रेष्ठज्यू,' },
    {
      text: 'उपर्युक्त विषयमा स्नातक तह चौथो वर्षको प्रयोगात्मक परीक्षा सञ्चालन गर्नुपर्ने भएकाले यहाँलाई बाह्य परीक्षकको रूपमा आमन्त्रण गरिएको व्यहोरा अनुरोध छ। परीक्षा मिति २०८३ श्रावण २२ गते बिहान ११:३० बजे हुनेछ।',
    },
    { text: 'थप जानकारीका लागि इमेल exam@gyanodaya.edu.np वा फोन ०१-४३३१०७६, 9841-234567 मा सम्पर्क गर्नुहोला।' },
    { text: 'Website: https://www.gyanodaya.edu.np/exam?year=2083 (Room No. 12, Block B)' },
    { right: 'डा. अर्जुन उपाध्याय' },
    { right: 'परीक्षा नियन्त्रक' },
  ],
  notice: [
    { heading: 'छात्रवृत्तिसम्बन्धी अत्यन्त जरुरी सूचना' },
    {
      text: 'यस क्याम्पसमा अध्ययनरत आर्थिक रूपले विपन्न, दलित, अपाङ्गता भएका तथा द्वन्द्वपीडित विद्यार्थीहरूलाई निर्देशनअनुसार छात्रवृत्ति प्रदान गरिने भएकाले देहायका कागजात संलग्न गरी निवेदन दिनुहुन सूचित गरिन्छ।',
    },
    {
      items: [
        '१. नागरिकताको प्रमाणपत्रको प्रतिलिपि',
        '२. एसईई र कक्षा १२ को लब्धाङ्कपत्र',
        '३. सम्बन्धित स्थानीय तहको सिफारिसपत्र',
        '४. पासपोर्ट साइजको फोटो दुई प्रति',
      ],
    },
    { text: 'निवेदन दिने अन्तिम मिति: २०८३ भाद्र १० गते शुक्रबार (August 26, 2026), कार्यालय समय १०:०० देखि ४:०० बजेसम्म।' },
    { text: 'उद्दण्ड व्यवहार गर्ने विद्यार्थीलाई छात्रवृत्ति दिइने छैन। हुनुहुन्छ भने बहुमुखी क्याम्पसको सूचना पाटी हेर्नुहोस्।' },
  ],
  columns: [
    { heading: 'क्याम्पस समाचार' },
    {
      columns: [
        [
          'क्याम्पसको पच्चीसौँ वार्षिकोत्सव भव्य रूपमा सम्पन्न भएको छ। कार्यक्रममा विभिन्न सांस्कृतिक प्रस्तुति, वक्तृत्वकला प्रतियोगिता र पुरस्कार वितरण गरिएको थियो।',
          'प्रमुख अतिथि शिक्षामन्त्रीले उच्च शिक्षाको गुणस्तर वृद्धिमा सबैको साझा प्रयत्न आवश्यक रहेको बताउनुभयो। उहाँले अनुसन्धानमा लगानी बढाउन जोड दिनुभयो।',
          'विद्यार्थीहरूले प्रस्तुत गरेको नृत्यले दर्शकलाई मन्त्रमुग्ध बनायो।',
        ],
        [
          'पुस्तकालयमा नयाँ पुस्तकहरू थपिएका छन्। यस वर्ष मात्र तीन हजार पुस्तक, पाँच सय पत्रिका र दुई सय शोधपत्र सङ्ग्रह गरिएको पुस्तकालय प्रमुखले जानकारी दिनुभयो।',
          'इन्टरनेट सुविधा विस्तार गर्ने क्रममा सबै भवनमा तारविहीन सञ्जाल जडान भएको छ। विद्यार्थीले आफ्नो परिचयपत्रको नम्बर प्रयोग गरी लगइन गर्न सक्नेछन्।',
          'खेलकुद सप्ताहमा फुटबल, भलिबल र टेबुल टेनिस प्रतियोगिता सञ्चालन हुँदै छ।',
        ],
      ],
    },
  ],
  prose: [
    {
      text: 'राष्ट्रिय अर्थतन्त्रको सुदृढीकरणका निम्ति कृषि, पर्यटन, ऊर्जा र शिक्षा क्षेत्रको समन्वयात्मक विकास अपरिहार्य छ। विश्वविद्यालयका प्राध्यापकहरूले ज्ञान, विज्ञान र प्रविधिको सिद्धान्तलाई व्यवहारमा रूपान्तरण गर्ने दायित्व वहन गर्नुपर्छ।',
    },
    {
      text: 'त्रिभुवन विश्वविद्यालयको ऐन, नियम र विनियमअनुसार सञ्चालित कार्यक्रमहरूमा उत्कृष्ट नतिजा ल्याउने विद्यार्थीलाई पुरस्कृत गरिन्छ। श्रद्धा, भक्ति, शक्ति, मुक्ति, युक्ति, सूक्ष्म, लक्ष्य, क्षमा, ज्ञाता, आज्ञा, विद्या, पद्म, ब्रह्म, चिह्न, प्रह्लाद, आह्वान, अङ्क, सङ्घ, गङ्गा, पञ्च, कण्ठ, दण्ड, उद्देश्य, बुद्धि, उद्भव, द्वार, हृदय, कृति, दृष्टि, सृष्टि, निर्णय, कार्यालय, वर्षा, मर्म, गर्भ, पूर्व, र्‍याल, गर्‍यो, ट्रक, ड्रम, छ्याङ, राष्ट्र, स्त्री, शास्त्र, श्रीमती, ट्ट, ठ्ठा, अड्डा, उल्लू, रुपैयाँ, रूप, हुन्, गरून्।',
    },
    {
      text: 'The Faculty of Management (FoM) offers BBA, BBM and BBS; नेपाली माध्यममा पनि पढाइ हुन्छ। In 2083 B.S. there were 1,245 students, जसमध्ये ६३५ जना छात्रा थिए (51.0%). Fee: Rs. 12,500.00 र धरौटी रु. ५,०००।',
    },
  ],
  table: [{ heading: 'स्नातक तह चौथो वर्षको परीक्षाफल' }, { rows: resultRows(24), isRuled: true }],
  marks: [{ heading: 'त्रैमासिक परीक्षाको लब्धाङ्क' }, { rows: markRows(28), isRuled: true }],
  aligned: [{ heading: 'स्नातकोत्तर तह प्रवेश परीक्षाको नतिजा' }, { rows: resultRows(24, 4), isRuled: false }],
  results: [{ heading: 'परीक्षाफल प्रकाशन गरिएको सूचना' }, { rows: resultRows(500, 2), isRuled: false }],
};
