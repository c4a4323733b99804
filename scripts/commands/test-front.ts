import { testWithExternalServices } from '../steps/external-services.ts';

testWithExternalServices('front', 'The front does not do what it should.');
