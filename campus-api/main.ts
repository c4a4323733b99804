import { runCommandLine } from '#campus-api/cli/program/command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
