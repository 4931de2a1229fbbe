import { hasBounced } from '#projections/applications/bounces.ts'
import { findUser } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import type { LetterKind, LetterKinds, WritingContext } from './letter-kind.ts'
import { renderLetter } from './render.ts'
import type { MailServer } from './smtp.ts'
import {
  type ClaimedLetter,
  claimLetter,
  postponeLetter,
  settleLetter,
  showLetter,
  storeRendered
} from './sender-store.ts'

const minute = 60_000
const hour = 60 * minute
/** Milliseconds before each further try; the last one repeats. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 8 * hour, 24 * hour]
/** A sender that has not ended a letter by then is taken for dead; longer than all timeouts of the connection. */
const claimTime = 2 * minute

export interface SenderDependencies extends WritingContext {
  kinds: LetterKinds
  log: { warn(fields: object, text: string): void; error(fields: object, text: string): void }
  /** Undefined where letters are shown at /buzon instead. */
  mailServer: Pick<MailServer, 'messageId' | 'compose' | 'deliver'> | undefined
  now(): Date
  /** A mail server has said that the address does not exist. */
  recordBounce(person: string, addresses: readonly string[]): Promise<unknown>
}

/** Sends or shows the next letter that is due; false when there was none. */
export async function sendNextLetter(dependencies: SenderDependencies): Promise<boolean> {
  const { db, kinds, log, now } = dependencies
  const claimed = await claimLetter(db, {
    kinds: Object.keys(kinds),
    now: now(),
    until: new Date(now().getTime() + claimTime)
  })
  const kind = claimed && kinds[claimed.kind]
  if (!kind) return false
  try {
    await processLetter(dependencies, claimed, kind)
  } catch (err) {
    log.error({ err, letter: claimed.id, kind: claimed.kind }, 'letter failed')
    await postpone(dependencies, claimed, 'failed')
  }
  return true
}

async function processLetter(
  dependencies: SenderDependencies,
  claimed: ClaimedLetter,
  kind: LetterKind
): Promise<void> {
  const { db, now } = dependencies
  const settle = (state: 'unknown' | 'stale') => settleLetter(db, claimed, { state, now: now() })
  const age = now().getTime() - new Date(claimed.writtenAt).getTime()
  if (claimed.isUncertain && !kind.isEssential) return settle('unknown')
  if (age > kind.usefulFor) return settle('stale')
  if (claimed.rendered && claimed.recipient) {
    return deliver(dependencies, claimed, kind, claimed.recipient, claimed.rendered)
  }
  const account = await findUser(db, claimed.person)
  const choice = choiceOf(account, kind)
  if (choice === 'stopped') return settle('stale')
  const written = await kind.write(dependencies, {
    person: claimed.person,
    about: claimed.about ?? undefined,
    writtenAt: new Date(claimed.writtenAt)
  })
  if (!written) return settle('stale')
  if (await hasBounced(db, claimed.person, written.to.address)) {
    return settleLetter(db, claimed, { state: 'refused', now: now(), error: 'bounced before' })
  }
  const settings = choice === 'wanted' ? { settings: `${dependencies.origin}/ajustes` } : {}
  const letter = renderLetter(written.to, { ...written.letter, ...settings })
  const { mailServer } = dependencies
  if (!mailServer) return showLetter(db, claimed, { letter, now: now() })
  const rendered = await mailServer.compose({ id: claimed.id, letter, date: now() })
  const recipient = letter.to.address
  const messageId = mailServer.messageId(claimed.id)
  if (!(await storeRendered(db, claimed, { messageId, recipient, rendered }))) return
  return deliver(dependencies, claimed, kind, recipient, rendered)
}

/** Whether an account that can choose wants letters of this kind; guests cannot choose. */
function choiceOf(
  account: UserView | undefined,
  { topic }: LetterKind
): 'wanted' | 'stopped' | 'none' {
  if (!topic || !account) return 'none'
  return account.stoppedLetters.includes(topic) ? 'stopped' : 'wanted'
}

async function deliver(
  dependencies: SenderDependencies,
  claimed: ClaimedLetter,
  kind: LetterKind,
  recipient: string,
  rendered: Uint8Array
): Promise<void> {
  const { db, log, mailServer, now } = dependencies
  const delivery = await mailServer?.deliver(recipient, rendered, claimed.id)
  if (!delivery) return postpone(dependencies, claimed, 'no mail server')
  if (delivery.outcome === 'sent') {
    return settleLetter(db, claimed, { state: 'sent', now: now() })
  }
  const { outcome, error } = delivery
  log.warn({ letter: claimed.id, kind: claimed.kind, outcome, error }, 'letter not sent')
  if (outcome === 'refused') {
    if (delivery.isUnknownAddress) {
      await dependencies.recordBounce(claimed.person, [recipient.toLowerCase()])
    }
    return settleLetter(db, claimed, { state: 'refused', now: now(), error })
  }
  if (outcome === 'cut' && !kind.isEssential) {
    return settleLetter(db, claimed, { state: 'unknown', now: now(), error })
  }
  return postpone(dependencies, claimed, error)
}

function postpone(
  { db, now }: SenderDependencies,
  claimed: ClaimedLetter,
  error: string
): Promise<void> {
  const delay = retryDelays[claimed.tries - 1] ?? 24 * hour
  return postponeLetter(db, claimed, { until: new Date(now().getTime() + delay), error })
}
