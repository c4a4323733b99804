import { testWithExternalServices } from '../steps/external-services.ts';

testWithExternalServices('cluster', 'Instances do not share what they should.');
