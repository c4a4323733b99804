import type { StoredDocument } from '#lib/site/documents/types.ts';
import { isResultNotice } from './is-result-notice.ts';

const document: Extract<StoredDocument, { state: 'read' }> = {
  ...{ state: 'read', digest: 'd', kind: 'pdf', bytes: 1, pageCount: 1, isScan: false, legacyFonts: [] },
  pages: [{ picture: null, blocks: [{ kind: 'paragraph', text: 'A page without numbers' }] }],
};
const isResult = (description: string) => isResultNotice({ description }, [document]);

test.each([
  'Result of the internal assessment of MBS first semester',
  'Results of the fourth year',
  'Second merit list of BBS',
  'BBS natija prakashit',
  'Roll numbers of the first semester',
  'स्नातकोत्तर दोस्रो सेमेस्टरको परीक्षाफल प्रकाशित भएको सूचना',
  'बी.बी.एस. प्रथम वर्षको परिक्षाफलसम्बन्धी सूचना',
  'चौथो वर्षको नतिजाको सूचना',
  'छात्रवृत्ति पाउने विद्यार्थीको नामावली',
  'नामावलीमा छुटेका विद्यार्थी',
  'रोल नम्बर अनुसारको सिट',
  'रोल नं. १ देखि ५० सम्म',
  'सिम्बोल नम्बर हेर्नुहोस्',
  'लिखित परीक्षाको योग्यता सूची',
  'आन्तरिक मूल्याङ्कनको प्राप्तांक रुजु गर्ने',
])('“%s” is a result notice', (description) => expect(isResult(description)).toBe(true));

test.each([
  'Examination routine of BBS',
  'Role of teachers in society',
  'Rolling shutters: call for quotations',
  'स्नातक चौथो वर्षको वार्षिक परीक्षा २०८३ को तालिका',
  'परीक्षा केन्द्र तोकिएको सूचना',
  'पेट्रोल खरिदसम्बन्धी सूचना',
  'रोल मोडेल कार्यक्रम',
  'योग्यता र आवश्यक कागजात',
])('“%s” is not a result notice', (description) => expect(isResult(description)).toBe(false));

test('a result without a searchable document is not a result notice', () => {
  expect(isResultNotice({ description: 'परीक्षाफल' }, [])).toBe(false);
  expect(
    isResultNotice({ description: 'परीक्षाफल' }, [
      { ...document, isScan: true, pages: [{ blocks: [], picture: null }] },
    ]),
  ).toBe(false);
});
