/** A command for the machine that cannot go on; its message is one sentence for the administrator. */
export class MachineError extends Error {}

/** A disk is too full for what a command would write. */
export class NoSpaceError extends MachineError {}
