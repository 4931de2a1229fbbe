/** Spanish words: the shape of every language. One file a subject, so that a page loads the words of its subjects only. */
export * from './es/speech.ts'
