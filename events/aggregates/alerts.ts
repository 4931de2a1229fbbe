import * as z from 'zod/mini'
import { type Aggregate, type EventOf, type PublicEvent, opaqueId } from './aggregate.ts'
import { pageLanguages } from './languages.ts'

/** How often an alert is sent. */
export const alertIntervals = ['dia', 'semana'] as const
export type AlertInterval = (typeof alertIntervals)[number]

/** Reasons: its person, unconfirmed, not renewed in time, undeliverable, the operator. */
export const alertEndings = [
  'persona',
  'sin-confirmar',
  'sin-respuesta',
  'rebote',
  'operador'
] as const
export type AlertEnding = (typeof alertEndings)[number]

/** `userId` is missing for an alert by e-mail, whose own key encrypts the address. */
const ids = { id: opaqueId, userId: z.optional(opaqueId) }

/** A search as an address writes it. */
const search = z.record(z.string(), z.string())

const alertSchemas = {
  AlertRequested: {
    version: 1,
    /** The language is that of an alert by e-mail; an account has its own. */
    data: z.object({
      ...ids,
      every: z.enum(alertIntervals),
      language: z.optional(z.enum(pageLanguages))
    }),
    personal: z.object({ email: z.optional(z.string()), search })
  },
  /** The person wants the alert: recorded at the start, and after each renewal question; with the version of the terms. */
  AlertConfirmed: { version: 1, data: z.object({ ...ids, termsVersion: z.int() }) },
  AlertChanged: {
    version: 1,
    data: z.object({ ...ids, every: z.optional(z.enum(alertIntervals)) }),
    personal: z.object({ search: z.optional(search) })
  },
  /** We asked whether the person still wants the alert. */
  AlertRenewalAsked: { version: 1, data: z.object(ids) },
  AlertEnded: { version: 1, data: z.object({ ...ids, reason: z.enum(alertEndings) }) }
}

export type AlertEvent = EventOf<typeof alertSchemas>

export type Alert =
  | { state: 'unknown' | 'ended' }
  | {
      state: 'unconfirmed' | 'active'
      userId: string | undefined
      /** Raised by each confirmation, which ends the links to confirm. */
      confirmations: number
      /** When it was requested or confirmed. */
      since: string
      /** When the renewal was asked for. */
      askedAt?: string
    }

export const alert: Aggregate<Alert, AlertEvent> = {
  stream: id => `alert-${id}`,
  schemas: alertSchemas,
  initialState: { state: 'unknown' },
  ignores: ['AlertChanged'],
  evolve
}

function evolve(alert: Alert, { type, data, at }: PublicEvent<AlertEvent>): Alert {
  if (type === 'AlertRequested') {
    return { state: 'unconfirmed', userId: data.userId, confirmations: 0, since: at }
  }
  if (!('confirmations' in alert)) return alert
  switch (type) {
    case 'AlertConfirmed': {
      const { userId, confirmations } = alert
      return { state: 'active', userId, confirmations: confirmations + 1, since: at }
    }
    case 'AlertRenewalAsked':
      return { ...alert, askedAt: at }
    case 'AlertEnded':
      return { state: 'ended' }
    default:
      return alert
  }
}
