/** English words, in the shape of the Spanish ones. */
export * from './en/speech.ts'
