import { defaultProcesses } from './process-count.ts';

const GB = 1024 ** 3;

test.each([
  [1, 8, 1],
  [2, 4, 2],
  [2, 1, 1],
  [2, 0.5, 1],
  [32, 64, 4],
])('%p cores and %p GB of memory give %p processes', (cores, gigabytes, processes) => {
  expect(defaultProcesses(cores, gigabytes * GB)).toBe(processes);
});

test('without arguments the processes fit this machine', () => {
  expect(defaultProcesses()).toBeGreaterThanOrEqual(1);
});
