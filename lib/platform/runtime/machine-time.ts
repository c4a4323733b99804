import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** Milliseconds since a start of the machine, which no change of its clock affects. `boot` identifies the start; empty where the system has no such id. */
export interface MachineTime {
  readonly boot: string;
  readonly uptime: number;
}

/** The id of the last start of the machine (Linux, `random(4)`). */
function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

const boot = readBootId();

export const machineTime = (): MachineTime => ({ boot, uptime: Math.round(uptime() * 1000) });

/** Milliseconds between two times of the machine; 0 where the machine was started in between, or where that is unknown. */
export const elapsedBetween = (from: MachineTime, to: MachineTime): number =>
  from.boot !== '' && from.boot === to.boot ? Math.max(0, to.uptime - from.uptime) : 0;
