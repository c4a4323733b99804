/** A command for the machine that cannot go on; its message is one sentence for the administrator. */
export class MachineError extends Error {}
