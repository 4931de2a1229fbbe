/** Loaded with the validator of a form: without a line it would be too late. */
export const loadWaitingWrite = () => import('#site/ui/outbox/WaitingWrite.tsx')
