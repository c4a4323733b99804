import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommandLine } from '#campus-api/commands/command-line.ts';
import { type CampusApiOptions, openCampusApi, prepareCampusApi } from '#campus-api/index.ts';
import { fixtureOptions, removeFixture } from './fixture-api.ts';
import { type Outcome, runCommand } from './run-command.ts';

/** A small campus in a folder of its own, and the office that works on it. */
export interface AdminCampus {
  options: CampusApiOptions;
  /** As a process of its own. */
  office(words: string[], environment?: Record<string, string>): Promise<Outcome>;
  /** In this process, which is faster. */
  attempt(words: string[]): Promise<Outcome>;
  /** A file of the office's own, outside the campus. */
  write(name: string, content: string | Uint8Array): string;
  get(path: string): Promise<Response>;
  /** What a call of the campus API answers in its body. */
  body(path: string): Promise<unknown>;
  post(path: string, json: unknown): Promise<unknown>;
  storedFiles(): string[];
}

/** Makes one for each test. */
export function withAdminCampus(): () => AdminCampus {
  let campus: AdminCampus;
  beforeEach(() => {
    campus = open();
  });
  afterEach(() => removeFixture(campus.options));
  return () => campus;
}

function open(): AdminCampus {
  const options = fixtureOptions();
  prepareCampusApi(options);
  const desk = join(options.dataDir, '..', 'desk');
  mkdirSync(desk);
  return {
    options,
    office: (words, environment) => runCommand(options.dataDir, words, environment),
    attempt: (words) => attempt(words, options.dataDir),
    write(name, content) {
      const path = join(desk, name);
      writeFileSync(path, content);
      return path;
    },
    get: (path) => ask(options, path),
    body: async (path) => (await (await ask(options, path)).json()).body,
    async post(path, json) {
      const headers = { 'content-type': 'application/json' };
      return (await (await ask(options, path, { method: 'POST', headers, body: JSON.stringify(json) })).json()).body;
    },
    storedFiles: () => readdirSync(join(options.dataDir, 'files')).sort(),
  };
}

/** What the campus API answers, read to its end. */
async function ask(options: CampusApiOptions, path: string, init?: RequestInit): Promise<Response> {
  const api = openCampusApi(options);
  try {
    const response = await api.fetch(new Request(`http://campus.invalid${path}`, init));
    return new Response(await response.arrayBuffer(), response);
  } finally {
    api.close();
  }
}

async function attempt(words: string[], dataDir: string): Promise<Outcome> {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();
  const status = await runCommandLine(words, { NODE_ENV: 'test', DATA_DIR: dataDir });
  const written = (spy: jest.SpyInstance) => spy.mock.calls.map((line) => `${line.join(' ')}\n`).join('');
  const outcome = { status, stdout: written(log), stderr: written(error) };
  log.mockRestore();
  error.mockRestore();
  return outcome;
}
