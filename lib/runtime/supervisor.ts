// A process that `npm start` or `bin/site` supervises has a channel to its supervisor (scripts/bootstrap/supervise.mjs); without one these do nothing.

type Report = { supervisor: 'serving' } | { supervisor: 'start'; name: string; env: Record<string, string> };

function report(message: Report): void {
  // A supervisor that has just ended needs no report.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Reports that this process serves: it is restarted from now on when it ends. */
export function reportServing(): void {
  report({ supervisor: 'serving' });
}

/** Requests that another program be started, with these settings, which all programs get from now on. */
export function requestStart(name: string, env: Record<string, string>): void {
  report({ supervisor: 'start', name, env });
}

/** Ends this process, as by SIGTERM, when its supervisor ends in whatever way. */
export function endWithSupervisor(): void {
  if (!process.send) return;
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (!process.connected) return void end();
  process.once('disconnect', end);
  process.channel?.unref();
}
