import { createKeyedId } from '#services/platform/http/request/signed-token.ts'

interface IdentifiedMail {
  kind: string
  person: string
  about?: string | undefined
}

/** The id of an e-mail follows from what causes it, so that it is written once. */
export function createMailId(secret: string) {
  const keyedId = createKeyedId(secret, 'mail')
  return ({ kind, person, about }: IdentifiedMail, cause: string): string =>
    keyedId([kind, cause, person, ...(about ? [about] : [])])
}
