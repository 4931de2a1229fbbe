import { speech } from '#services/words/words.ts'

/** The address of a page in the language of the e-mail; Spanish where it has no other. */
export const pageUrl = (origin: string, path: string) => origin + speech.path(path)
