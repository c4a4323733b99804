import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runCommandLine } from '#campus-api/cli/program/command-line.ts';
import { type CampusApiOptions, openCampusApi, prepareCampusApi } from '#campus-api/index.ts';
import { fixtureOptions, removeFixture } from './fixture-api.ts';
import type { CliResult } from './run-command.ts';

/** A small campus in a temporary folder, and its commands. */
export interface AdminCampus {
  options: CampusApiOptions;
  /** Runs a command in this process; `input` is its standard input. */
  attempt(args: string[], environment?: { input?: string } & Record<string, string>): Promise<CliResult>;
  /** Writes a file outside the campus and returns its path. */
  write(name: string, content: string | Uint8Array): string;
  get(path: string, init?: RequestInit): Promise<Response>;
  /** The `body` of a call's response. */
  body(path: string): Promise<unknown>;
  post(path: string, json: unknown): Promise<unknown>;
  storedFiles(): string[];
}

/** Creates a campus for each test: a copy of one that is prepared once for the file, since a password hash is slow. */
export function withAdminCampus(): () => AdminCampus {
  const template = fixtureOptions();
  let campus: AdminCampus;
  beforeAll(() => prepareCampusApi(template));
  beforeEach(() => {
    const options = fixtureOptions();
    cpSync(template.dataDir, options.dataDir, { recursive: true });
    campus = open(options);
  });
  afterEach(() => removeFixture(campus.options));
  afterAll(() => removeFixture(template));
  return () => campus;
}

function open(options: CampusApiOptions): AdminCampus {
  const outside = join(options.dataDir, '..', 'outside');
  mkdirSync(outside);
  return {
    options,
    attempt: (args, environment) => attempt(args, { ...environment, DATA_DIR: options.dataDir }),
    write(name, content) {
      const path = join(outside, name);
      writeFileSync(path, content);
      return path;
    },
    get: (path, init) => request(options, path, init),
    body: async (path) => (await (await request(options, path)).json()).body,
    async post(path, json) {
      const headers = { 'content-type': 'application/json' };
      return (await (await request(options, path, { method: 'POST', headers, body: JSON.stringify(json) })).json())
        .body;
    },
    storedFiles: () => readdirSync(join(options.dataDir, 'files')).sort(),
  };
}

/** The complete response of the campus API. */
async function request(options: CampusApiOptions, path: string, init?: RequestInit): Promise<Response> {
  const api = openCampusApi(options);
  try {
    const response = await api.fetch(new Request(`http://campus.invalid${path}`, init));
    return new Response(response.body && (await response.arrayBuffer()), response);
  } finally {
    api.close();
  }
}

async function attempt(args: string[], { input = '', ...environment }: Record<string, string>): Promise<CliResult> {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();
  const stdin = jest.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin);
  const env = jest.replaceProperty(process, 'env', { ...process.env, ...environment });
  const status = await runCommandLine(args, process.env);
  const written = (spy: jest.SpyInstance) => spy.mock.calls.map((line) => `${line.join(' ')}\n`).join('');
  const result = { status, stdout: written(log), stderr: written(error) };
  for (const spy of [log, error, stdin]) spy.mockRestore();
  env.restore();
  return result;
}
