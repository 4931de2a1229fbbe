import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { createSignedTokens } from '#services/platform/http/request/signed-token.ts'

interface Board {
  now: Date
  tools: { secret: string }
}

/** The token of an e-mail that is written now. */
function sign({ tools, now }: Board, link: keyof typeof linkTokens, id: string, version: number) {
  const { kind, lifetime } = linkTokens[link]
  const until = new Date(now.getTime() + lifetime)
  return createSignedTokens(tools.secret).sign({ kind, id, until, version })
}

export const signResetToken = (board: Board, id: string, version = 1) =>
  sign(board, 'password', id, version)

export const signConfirmationToken = (board: Board, id: string, version = 1) =>
  sign(board, 'email', id, version)

/** Of an e-mail about an ad that ends at that instant. */
export const signJobToken = (board: Board, id: string, expiryDate: string) =>
  sign(board, 'job', id, Date.parse(expiryDate))

export const signApplicationToken = (board: Board, id: string) => sign(board, 'application', id, 1)

/** The headers with which the page of that token calls the API. */
export const applicationBearer = (board: Board, id: string) => ({
  Authorization: `Bearer ${signApplicationToken(board, id)}`
})

/** Of an e-mail about an application that nothing has happened to, nor to the account of its employer. */
export const signAnswerToken = (board: Board, id: string, version = 2) =>
  sign(board, 'answer', id, version)

export const signAlertToken = (board: Board, id: string, version = 0) =>
  sign(board, 'alert', id, version)

export const signAlertEndToken = (board: Board, id: string) => sign(board, 'alertEnd', id, 1)

export const signRemindersToken = (board: Board, id: string) => sign(board, 'reminders', id, 1)
