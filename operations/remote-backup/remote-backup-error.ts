/** A remote back-up that failed; its message is one sentence for the administrator. */
export class RemoteBackupError extends Error {}
