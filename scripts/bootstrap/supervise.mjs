import { restartDelay } from '#server/process/restart-delay.mjs';
import { spawnNode } from './node.mjs';

/**
 * A process hangs when it has not responded to so many requests in a row. Generous, so that a busy machine restarts nothing: any response within a minute begins
 * the count again.
 */
const LIMITS = { intervalMs: 60_000, timeoutMs: 60_000, failures: 5 };

/**
 * Requests a page of a process again and again, and calls `handleHang` once if it hangs. Any HTTP response counts, also an error.
 * @param {string} address
 * @param {() => void} handleHang
 * @param {typeof LIMITS} [limits]
 * @returns {() => void} ends the requests
 */
function watchResponses(address, handleHang, { intervalMs, timeoutMs, failures } = LIMITS) {
  let failed = 0;
  let hasEnded = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  async function check() {
    try {
      await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      failed = 0;
    } catch {
      failed += 1;
    }
    if (hasEnded) return;
    if (failed >= failures) return handleHang();
    timer = setTimeout(check, intervalMs);
  }
  timer = setTimeout(check, intervalMs);
  return () => {
    hasEnded = true;
    clearTimeout(timer);
  };
}

/**
 * A program that serves. `file` is run by a restart; `firstFile`, if different, is run until the program served once.
 * @typedef {import('./node.mjs').NodeOptions & { name: string, file: string, firstFile?: string }} Served
 */

/** Message of a supervised process (`lib/platform/runtime/supervisor.ts`). @typedef {{ supervisor: 'serving', page?: string } | { supervisor: 'start', name: string }} Report */

/** One Ctrl+C arrives from the terminal and from npm. In milliseconds. */
const ECHO_MS = 500;
/** Responses in progress have 10 s to end (`server/process/stop.ts`). */
const STOP_TIMEOUT_MS = 15_000;

/**
 * Runs a program, and `others` when it requests them, until a signal ends this process. A program that ends is restarted, with a growing delay. A program that never served (wrong
 * settings) is not: if it is `main`, this process ends with its exit code. One that reported a page and no longer responds is killed, and so restarted. Each is a process group, so that no child process outlives it.
 * @param {Served} main
 * @param {readonly Served[]} [others]
 * @param {Parameters<typeof watchResponses>[2]} [limits] when a process hangs
 */
export function supervise(main, others = [], limits = undefined) {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const running = new Set();
  /** @type {Set<Served>} */
  const supervised = new Set();
  let stoppedAt = Number.NEGATIVE_INFINITY;
  let exitCode = 0;
  const isStopping = () => stoppedAt > 0;

  /** @param {Served} program @param {number} [previousDelay] @param {boolean} [servedBefore] */
  function start(program, previousDelay = 0, servedBefore = false) {
    supervised.add(program);
    const startedAt = performance.now();
    let hasServed = servedBefore;
    let endWatch = () => {};
    const file = hasServed ? program.file : (program.firstFile ?? program.file);
    const child = spawnNode(file, program, { detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    running.add(child);
    child.on('message', (/** @type {Report} */ report) => {
      if (report.supervisor === 'serving') {
        hasServed = true;
        if (report.page) endWatch = watchResponses(report.page, () => killGroup(child, 'SIGKILL'), limits);
      }
      const other = report.supervisor === 'start' && others.find(({ name }) => name === report.name);
      if (!other || supervised.has(other) || isStopping()) return;
      start(other);
    });
    /** @param {{ code?: number | null, signal?: NodeJS.Signals | null, error?: string }} reason */
    function handleEnd({ code = null, signal = null, error }) {
      if (!running.delete(child)) return;
      endWatch();
      killGroup(child, 'SIGKILL');
      if (isStopping()) {
        if (program === main && code !== 0 && signal !== 'SIGTERM') exitCode ||= code ?? 1;
        return exitWhenAlone();
      }
      if (!hasServed && code !== null) {
        supervised.delete(program);
        if (program === main) stop(code);
        return;
      }
      const delay = restartDelay(previousDelay, performance.now() - startedAt);
      logRestart({ program: program.name, code, signal, error, restartMs: delay });
      setTimeout(() => isStopping() || start(program, delay, hasServed), delay);
    }
    child.on('error', ({ message }) => child.pid === undefined && handleEnd({ error: message }));
    child.on('exit', (code, signal) => handleEnd({ code, signal }));
  }

  function exitWhenAlone() {
    if (running.size === 0) process.exit(exitCode);
  }

  function killAll() {
    for (const child of running) killGroup(child, 'SIGKILL');
  }

  /** @param {number} [code] */
  function stop(code = 0) {
    if (!isStopping()) setTimeout(killAll, STOP_TIMEOUT_MS);
    stoppedAt = performance.now();
    exitCode ||= code;
    for (const child of running) child.kill('SIGTERM');
    exitWhenAlone();
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => performance.now() - stoppedAt > ECHO_MS && stop());
  }
  start(main);
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function killGroup({ pid }, signal) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

/** Logs a restart in the format of the site's log. @param {Record<string, unknown>} details */
function logRestart(details) {
  const line = { level: 'error', time: new Date().toISOString(), ...details, msg: 'a process ended and is restarted' };
  console.log(JSON.stringify(line));
}
