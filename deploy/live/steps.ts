import { readFileSync } from 'node:fs';

/** A block of commands of docs/going-live.md. */
export interface Step {
  heading: string;
  /** Machine named in its first line: `server`, `your computer`, `server, an update` … */
  where: string;
  commands: string;
}

/** The commands of docs/going-live.md, in order. */
export function readSteps(text = readFileSync('docs/going-live.md', 'utf8')): Step[] {
  const steps: Step[] = [];
  let heading = '';
  for (const [, title, block] of text.matchAll(/^## (.+)$|^```sh\n([\s\S]*?)^```$/gm)) {
    if (title) heading = title;
    else if (block) {
      const where = /^# on (?:the )?(.+)\n/.exec(block)?.[1];
      if (!where) throw new Error(`A block of commands below “${heading}” does not state where it runs.`);
      steps.push({ heading, where, commands: block });
    }
  }
  return steps;
}
