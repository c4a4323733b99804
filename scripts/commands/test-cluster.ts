import { testWithExternalServices } from '../steps/external-services.ts';

testWithExternalServices('cluster', 'The cluster tests failed.');
