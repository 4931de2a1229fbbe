import { createKeyedId } from '#services/platform/http/signed-token.ts'

interface IdentifiedLetter {
  kind: string
  person: string
  about?: string | undefined
}

/** The id of a letter follows from what causes it, so that it is written once. */
export function createLetterId(secret: string) {
  const keyedId = createKeyedId(secret, 'letters')
  return ({ kind, person, about }: IdentifiedLetter, cause: string): string =>
    keyedId([kind, cause, person, ...(about ? [about] : [])])
}
