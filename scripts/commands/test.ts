import { parts } from '../proof/parts.ts';
import { prepareTests } from '../proof/prepare-tests.ts';
import { runParts } from '../proof/run.ts';

prepareTests();
await runParts(parts.filter(({ isForEveryChange }) => isForEveryChange));
