import { findEmailOfGuest } from '#projections/applications/queries.ts'
import { findRemovedPerson, findStatement } from '#projections/cases/queries.ts'
import { findUser } from '#projections/users/queries.ts'
import { scopeText, statementHeading } from '#services/cases/shared/statement-texts.ts'
import { brand } from '#services/words/shared/brand.ts'
import { appealAction, caseMailUsefulFor, groundLines } from './case-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, unconfirmedRecipient, withoutAddresses } from '../parts/recipients.ts'
import { findRecentMails } from '../outbox/store.ts'
import { writeRemoval } from './removal-statement.ts'

/** For the owner of the target (DSA, article 17); none for an owner who does not know of the case. */
export const statementOfReasonsMail: MailKind = {
  isEssential: true,
  isSpanishOnly: true,
  usefulFor: caseMailUsefulFor,
  async write(context, { person, about = '' }) {
    const { db } = context
    const removed = await findRemovedPerson(db, about)
    if (removed) return writeRemoval(context, about, removed)
    const statement = await findStatement(db, about)
    const account = await findUser(db, person)
    const email = account ? undefined : await findEmailOfGuest(db, person)
    if (!account && !email) return undefined
    const to = account ? accountRecipient(account) : unconfirmedRecipient(email ?? '')
    const why = `Recibes este correo porque has publicado algo en ${brand}.`
    const isKept = !statement || statement.outcome === 'kept'
    if (isKept && statement?.answers !== 'owner') {
      const earlier = await findRecentMails(db, 'statement-of-reasons', person, '-infinity', about)
      if (!earlier.some(({ state }) => state === 'sent')) return undefined
    }
    if (!statement) {
      const lines = [
        `Hemos deshecho nuestra decisión sobre lo que publicas en ${brand}: vuelve a estar como antes.`
      ]
      return { to, mail: { subject: 'Hemos deshecho una decisión', lines, why } }
    }
    const { facts, isRelease } = statement
    // The title of a message is what was typed.
    const named = to.isConfirmed || statement.kind !== 'message' ? statement.title : null
    const shown = { ...statement, title: named }
    const subject = withoutAddresses(statementHeading(shown))
    return {
      to,
      mail: {
        subject,
        lines: [
          `${subject}.`,
          ...(facts ? facts.split(/\n+/) : []),
          scopeText(statement),
          ...(isRelease ? [] : groundLines(statement))
        ],
        ...(!isRelease && { action: appealAction(context, 'owner', about, statement) }),
        why
      }
    }
  }
}
