import { testWithExternalServices } from '../steps/external-services.ts';

testWithExternalServices('front', 'The nginx tests failed.');
