// A process supervised by `npm start` or `bin/site` has an IPC channel (scripts/bootstrap/supervise.mjs); without a channel these do nothing.

type Report = { supervisor: 'serving'; page?: string } | { supervisor: 'start'; name: string };

function report(message: Report): void {
  // A supervisor that has just ended needs no report.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Reports that this process serves: from now on it is restarted when it exits, and when `page` no longer responds for minutes. */
export function reportServing(page?: string): void {
  report({ supervisor: 'serving', ...(page !== undefined && { page }) });
}

/** Requests the start of another program. */
export function requestStart(name: string): void {
  report({ supervisor: 'start', name });
}

/** Ends this process with SIGTERM when its supervisor exits in any way. */
export function endWithSupervisor(): void {
  if (!process.send) return;
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (!process.connected) return void end();
  process.once('disconnect', end);
  process.channel?.unref();
}
