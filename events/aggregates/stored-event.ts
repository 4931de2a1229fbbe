import type { DomainEvent } from './aggregate.ts'

/** An event of the program, with the ISO instant at which it happened. */
export type DatedEvent<F extends DomainEvent = DomainEvent> = F & { at: string }

/** An event as it is appended: its personal part encrypted inside `data`. */
export interface NewEvent {
  /** A UUID. */
  id: string
  type: string
  schemaVersion: number
  data: object
  meta: object
  /** ISO instant at which it happened, by the clock of the process that decided. */
  at: string
}

/** What a replay needs of a stored event. */
export interface ReplayedEvent extends Omit<NewEvent, 'meta'> {
  position: number
}

export interface StoredEvent extends NewEvent, ReplayedEvent {
  stream: string
  version: number
}

/** A stored event, upcast to today's schema. */
export type DecryptedEvent = Decrypted<StoredEvent>

export type Decrypted<Event extends ReplayedEvent> = Event & {
  personal?: object | undefined
  /** The personal part is gone: its subject is erased, or it is unreadable. */
  isErased: boolean
  /** The subject has a key, which does not decrypt the personal part. */
  isUnreadable: boolean
}
