/** A backup cannot be written or read as it was asked; the message is a sentence for the operator. */
export class RefusedBackup extends Error {}
