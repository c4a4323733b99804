import type { Browser, Page } from 'playwright';
import { z } from 'zod';

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

/** Processor time of the main thread of a page in ms, without other load on the machine, with the slowdown. */
export interface MainThread {
  /** Time of tasks beyond their first 50 ms. */
  blocked: number;
  busy: number;
  longest: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Watches the main thread from now on. */
export async function watchMainThread(browser: Browser, page: Page): Promise<() => Promise<MainThread>> {
  await browser.startTracing(page, { categories: CATEGORIES });
  return async () => {
    const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString('utf8')));
    const threads = new Map<string, number[]>();
    for (const { name, ph, pid, tid, args } of traceEvents)
      if (ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain') threads.set(`${pid} ${tid}`, []);
    for (const { name, pid, tid, tdur = 0 } of traceEvents)
      if (name === 'RunTask') threads.get(`${pid} ${tid}`)?.push(tdur / 1000);
    const sum = (tasks: number[]) => tasks.reduce((all, task) => all + task, 0);
    // Chromium holds an empty process ready beside the page's own.
    const [tasks = []] = [...threads.values()].sort((one, other) => sum(other) - sum(one));
    return {
      blocked: sum(tasks.map((task) => Math.max(0, task - 50))),
      busy: sum(tasks),
      longest: Math.max(0, ...tasks),
    };
  };
}
