import type { LetterKinds } from './letter-kind.ts'
import { newPasswordLetter } from './new-password.ts'

/** The names are stored: they stay. */
export const letterKinds = { 'new-password': newPasswordLetter } satisfies LetterKinds
