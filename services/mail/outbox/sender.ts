import { bounceDays } from '#events/limits/mail.ts'
import { day, hour, minute } from '#events/units.ts'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { findBounce } from '#projections/applications/bounces.ts'
import { findUser } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { timeouts } from '#services/platform/config/timeouts.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { inLanguage } from '#services/words/current-language.ts'
import { mailWords } from '#services/words/words.ts'
import type { MailKind, MailKinds, MailSubject, WritingContext } from '../parts/mail-kind.ts'
import { countForMailbox } from './mailbox-limit.ts'
import { pageUrl } from '../parts/page-url.ts'
import { renderMail } from '../parts/render.ts'
import type { MailServer } from './smtp.ts'
import {
  type ClaimedMail,
  claimMail,
  findLanguage,
  holdMail,
  isReplaced,
  postponeMail,
  renewClaim,
  settleMail,
  showMail,
  storeRendered
} from './sender-store.ts'

/** Milliseconds before each further try; the last one repeats. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 8 * hour, day]

export interface SenderContext extends WritingContext {
  kinds: MailKinds
  log: { warn(fields: object, text: string): void; error(fields: object, text: string): void }
  /** Undefined when e-mails are shown at /buzon instead. */
  mailServer: Pick<MailServer, 'messageId' | 'compose' | 'deliver'> | undefined
  rateLimiter: Pick<RateLimiter, 'consume' | 'refund'>
  now(): Date
  isClockTrusted(): Promise<boolean>
  /** Records that a mail server reported the addresses as nonexistent. */
  recordBounce(person: string, addresses: readonly string[]): Promise<unknown>
  /** A mail server accepted an e-mail for an address that had bounced. */
  recordReached(person: string, address: string): Promise<unknown>
}

/** Sends or shows the next e-mail that is due; false when there was none. */
export async function sendNextMail(dependencies: SenderContext): Promise<boolean> {
  const { db, kinds, log, now } = dependencies
  const claimed = await claimMail(db, {
    kinds: Object.keys(kinds),
    urgentKinds: Object.keys(kinds).filter(name => isUrgent(kinds[name])),
    now: now(),
    until: claimEnd(now())
  })
  const kind = claimed && kinds[claimed.kind]
  if (!kind) return false
  const endRenewal = keepClaimed(dependencies, claimed)
  try {
    const language = kind.isSpanishOnly ? defaultLanguage : await findLanguage(db, claimed.person)
    await inLanguage(language, () => processMail(dependencies, claimed, kind))
  } catch (err) {
    log.error({ err, mail: claimed.id, kind: claimed.kind }, 'mail failed')
    await postpone(dependencies, claimed, { error: 'failed' })
  } finally {
    await endRenewal()
  }
  return true
}

const claimEnd = (at: Date) => new Date(at.getTime() + timeouts.mailClaim)

/** Renews the claim until the function that it returns is called. */
function keepClaimed({ db, log, now }: SenderContext, claimed: ClaimedMail): () => Promise<void> {
  let renewed = Promise.resolve()
  const timer = setInterval(() => {
    renewed = renewClaim(db, claimed, claimEnd(now())).catch(err => {
      log.warn({ err, mail: claimed.id }, 'claim on a mail not renewed')
    })
  }, timeouts.mailClaim / 4)
  return () => {
    clearInterval(timer)
    return renewed
  }
}

/** Urgent e-mails, for which a person waits; not those that go to many at once, such as new terms. */
const isUrgent = (kind: MailKind | undefined) => kind?.isEssential && kind.usefulFor <= 48 * hour

async function processMail(
  dependencies: SenderContext,
  claimed: ClaimedMail,
  kind: MailKind
): Promise<void> {
  const { db, mailServer, now } = dependencies
  const settle = async (state: 'unknown' | 'stale') => {
    await settleMail(db, claimed, { state, now: now() })
  }
  const subject = subjectOf(claimed)
  if (claimed.isUncertain && !kind.isEssential) return settle('unknown')
  // Until then no e-mail ends by its date.
  const isClockTrusted = await dependencies.isClockTrusted()
  if (kind.followsClock && !isClockTrusted) {
    const until = new Date(now().getTime() + hour)
    return holdMail(db, claimed, { until, reason: 'the clock is not trusted' })
  }
  if (isClockTrusted && ageOf(claimed, now()) > kind.usefulFor) {
    return endUnsent(dependencies, claimed, kind, { state: 'stale' })
  }
  const account = await findUser(db, claimed.person)
  const choice = choiceOf(account, kind)
  if (choice === 'stopped') return settle('stale')
  // Written at each attempt: its subject may have ended since.
  const written = await kind.write(dependencies, subject)
  if (!written) return settle('stale')
  if (written === 'wait') {
    const until = new Date(now().getTime() + hour)
    return postponeMail(db, claimed, { until, error: 'hidden', waitsFor: 'decision' })
  }
  const recipient = written.to.address
  const bouncedAt = await findBounce(db, claimed.person, recipient)
  if (bouncedAt && now() < blockEnd(bouncedAt, kind)) {
    return endBlocked(dependencies, claimed, kind, { bouncedAt, error: 'bounced before' })
  }
  const hasBounced = bouncedAt !== undefined
  const mayBeReplaced = claimed.rendered && isClockTrusted
  if (mayBeReplaced && (await isReplaced(db, claimed))) return settle('stale')
  if (claimed.rendered && claimed.recipient === recipient) {
    return deliver(dependencies, claimed, kind, {
      recipient,
      rendered: claimed.rendered,
      hasBounced
    })
  }
  const isOfAccount = account !== undefined && kind.isEssential
  const wait = written.to.isConfirmed
    ? undefined
    : await countForMailbox(dependencies, written.to.address, {
        isOfAccount,
        isOfGuest: kind.isOfGuest === true,
        isCode: kind.isCode === true
      })
  if (wait) {
    const until = new Date(now().getTime() + wait * 1000)
    return holdMail(db, claimed, { until, reason: 'mailbox full for today' })
  }
  const settings = choice === 'wanted' ? { settings: pageUrl(dependencies.origin, '/ajustes') } : {}
  const why = explain(written.mail.why, account)
  const mail = renderMail(written.to, { ...written.mail, ...settings, why })
  if (!mailServer) return showMail(db, claimed, { mail, now: now() })
  const rendered = await mailServer.compose({ id: claimed.id, mail, date: now() })
  const messageId = mailServer.messageId(claimed.id)
  if (!(await storeRendered(db, claimed, { messageId, recipient, rendered }))) return
  return deliver(dependencies, claimed, kind, { recipient, rendered, hasBounced })
}

const subjectOf = ({ person, about, writtenAt }: ClaimedMail): MailSubject => ({
  person,
  about: about ?? undefined,
  writtenAt: new Date(writtenAt)
})

const ageOf = ({ writtenAt }: ClaimedMail, at: Date) => at.getTime() - new Date(writtenAt).getTime()

/** Why the e-mail is received, and why no more are. */
function explain(why: string, account: UserView | undefined): string {
  return !account || account.emailConfirmed ? why : `${why} ${mailWords.unconfirmedAddress}`
}

/** Whether the account wants e-mails of this kind; `none` for guests, and for kinds that cannot be chosen. */
function choiceOf(
  account: UserView | undefined,
  { topic }: MailKind
): 'wanted' | 'stopped' | 'none' {
  if (!topic || !account) return 'none'
  return account.stoppedMail.includes(topic) ? 'stopped' : 'wanted'
}

interface ComposedMail {
  recipient: string
  rendered: Uint8Array
  /** The address has bounced, and is being tried again. */
  hasBounced: boolean
}

async function deliver(
  dependencies: SenderContext,
  claimed: ClaimedMail,
  kind: MailKind,
  { recipient, rendered, hasBounced }: ComposedMail
): Promise<void> {
  const { db, log, mailServer, now } = dependencies
  const delivery = await mailServer?.deliver(recipient, rendered, claimed.id)
  if (!delivery) return postpone(dependencies, claimed, { error: 'no mail server' })
  if (delivery.outcome === 'sent') {
    await settleMail(db, claimed, { state: 'sent', now: now() })
    if (hasBounced) await dependencies.recordReached(claimed.person, recipient)
    return
  }
  const { outcome, error } = delivery
  const fields = { mail: claimed.id, kind: claimed.kind, outcome, error }
  if (outcome === 'later' && delivery.isServerFault) {
    log.error(fields, 'the mail server takes no mail')
    return postpone(dependencies, claimed, delivery)
  }
  log.warn(fields, 'mail not sent')
  if (outcome === 'stopped') return holdMail(db, claimed, { until: now(), reason: error })
  if (outcome === 'refused') {
    await dependencies.recordBounce(claimed.person, [recipient.toLowerCase()])
    return endBlocked(dependencies, claimed, kind, { bouncedAt: now(), error })
  }
  if (outcome === 'cut' && !kind.isEssential) {
    await settleMail(db, claimed, { state: 'unknown', now: now(), error })
    return
  }
  return postpone(dependencies, claimed, delivery)
}

/** Until then a bounce keeps e-mails from its address. */
const blockEnd = (bouncedAt: Date, { isEssential }: MailKind): Date =>
  new Date(bouncedAt.getTime() + (isEssential ? bounceDays.essential : bounceDays.usual) * day)

/** An essential e-mail waits for the end of the block, if it is still of use then. */
function endBlocked(
  dependencies: SenderContext,
  claimed: ClaimedMail,
  kind: MailKind,
  { bouncedAt, error }: { bouncedAt: Date; error: string }
): Promise<void> {
  const until = blockEnd(bouncedAt, kind)
  if (kind.isEssential && ageOf(claimed, until) < kind.usefulFor) {
    return postponeMail(dependencies.db, claimed, { until, error, waitsFor: 'address' })
  }
  return endUnsent(dependencies, claimed, kind, { state: 'refused', error })
}

function endUnsent(
  { db, now }: SenderContext,
  claimed: ClaimedMail,
  kind: MailKind,
  end: { state: 'refused' | 'stale'; error?: string }
): Promise<void> {
  return db.transaction(async tx => {
    const isEnded = await settleMail(tx, claimed, { ...end, now: now() })
    if (isEnded) await kind.whenNotSent?.(tx, subjectOf(claimed))
  })
}

function postpone(
  { db, now }: SenderContext,
  claimed: ClaimedMail,
  { error, isServerFault = false }: { error: string; isServerFault?: boolean }
): Promise<void> {
  const delay = retryDelays[claimed.tries - 1] ?? day
  const until = new Date(now().getTime() + delay)
  const waitsFor = isServerFault ? 'server' : undefined
  return postponeMail(db, claimed, { until, error, waitsFor })
}
