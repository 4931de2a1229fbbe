import { day } from '#events/units.ts'
import { bounceDays } from '#events/limits/mail.ts'
import type { MailKind } from '../parts/mail-kind.ts'

/** Until then a bounce keeps e-mails from its address; essential ones wait for the end. */
export const blockEnd = (bouncedAt: Date, { isEssential }: Pick<MailKind, 'isEssential'>): Date =>
  new Date(bouncedAt.getTime() + (isEssential ? bounceDays.essential : bounceDays.usual) * day)
