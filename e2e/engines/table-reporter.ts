import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Prints a table of results: a row for each task, a column for each engine. */
export default class TableReporter implements Reporter {
  private readonly cells = new Map<string, Map<string, string>>();
  private readonly versions = new Map<string, string>();

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    const engine = test.parent.project()?.name ?? '';
    const version = test.annotations.find(({ type }) => type === 'version')?.description;
    if (version) this.versions.set(engine, version);
    const row = this.cells.get(test.title) ?? new Map<string, string>();
    row.set(engine, status === 'passed' ? `${(duration / 1000).toFixed(1)} s` : status);
    this.cells.set(test.title, row);
  }

  onEnd(_: FullResult): void {
    const engines = [...new Set([...this.cells.values()].flatMap((row) => [...row.keys()]))].sort();
    const lines = [
      ['Task', ...engines.map((engine) => this.versions.get(engine) ?? engine)],
      ...[...this.cells].map(([title, row]) => [title, ...engines.map((engine) => row.get(engine) ?? '·')]),
    ];
    const widths = lines[0]?.map((_cell, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
    console.log('');
    for (const line of lines)
      console.log(
        line
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      );
  }
}
