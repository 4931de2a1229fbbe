import type { Queryable, Transaction } from '#events/database/database.ts'
import type {
  DatedEvent,
  Decrypted,
  NewEvent,
  ReplayedEvent
} from '#events/aggregates/stored-event.ts'
import { decryptEvent, encryptEvent, keyIdOf, keyOfEvent } from './event-encryption.ts'
import { createKeyedHash } from './keyed-hash.ts'
import { createMasterKeys, type MasterKeys } from './master-keys.ts'
import type { VaultSecrets } from './configured-keys.ts'
import {
  createSubjectKeys,
  type EncryptionKeys,
  storeKeys,
  type StoredKeys
} from './subject-keys.ts'

export interface EncryptedEvents extends EncryptionKeys {
  events: NewEvent[]
}

/** One data key per person, and per thing that can be erased alone; without it nothing personal of them can be read. */
export interface PersonalDataVault {
  masterKeys: MasterKeys
  /** With the same secrets: each database gives its keys ids of its own. */
  forOtherDatabase(): PersonalDataVault
  /** Reads keys ahead, before it is known which of them an encryption needs; `encrypt` reads those that are missing. */
  readKeys(db: Queryable, subjects: readonly string[]): Promise<StoredKeys>
  encrypt(
    db: Queryable,
    events: readonly DatedEvent[],
    meta: object,
    stored?: StoredKeys
  ): Promise<EncryptedEvents>
  /**
   * Throws SubjectErased when a subject was erased since its events were encrypted or got another key, or the
   * master key was retired. Under the append lock, which an erasure holds too.
   */
  storeKeys(tx: Transaction, encrypted: EncryptionKeys): Promise<void>
  /** Throws WrongVaultKey; an event whose own key or text is damaged comes back marked as unreadable. */
  decrypt<Event extends ReplayedEvent>(
    db: Queryable,
    events: readonly Event[]
  ): Promise<Decrypted<Event>[]>
  /**
   * Destroys the key of a person with those of all their things, or of one thing. Record the erasure in the same
   * transaction, so that there is never a new key.
   */
  shredKey(tx: Transaction, subject: string): Promise<void>
  /**
   * A hash that only this board can compute. Its key lies with those of people: it comes back with a backup and
   * outlives our secret.
   */
  keyedHash(db: Queryable, text: string): Promise<Buffer>
  /** A keyed hasher for several texts, whose key is read once. */
  keyedHasher(db: Queryable): Promise<(text: string) => Buffer>
}

export function createPersonalDataVault(...secrets: VaultSecrets): PersonalDataVault {
  const masterKeys = createMasterKeys(secrets)
  const subjectKeys = createSubjectKeys(masterKeys)

  return {
    masterKeys,

    forOtherDatabase: () => createPersonalDataVault(...secrets),

    readKeys: subjectKeys.readStored,

    async encrypt(db, events, meta, stored) {
      const references = new Map(
        events.flatMap(event => {
          const reference = keyOfEvent(event)
          return reference ? [[reference.subject, reference] as const] : []
        })
      )
      const { keys, created } = references.size
        ? await subjectKeys.readOrCreate(db, references, stored)
        : { keys: new Map(), created: [] }
      return {
        events: events.map(event => encryptEvent(event, meta, keys)),
        subjects: [...references.keys()],
        keys: created
      }
    },

    storeKeys,

    async decrypt(db, events) {
      const keys = await subjectKeys.read(db, distinct(events.map(keyIdOf)))
      return events.map(event => decryptEvent(event, keys))
    },

    async shredKey(tx, subject) {
      await tx.query('DELETE FROM vault.keys WHERE subject = $1 OR owner = $1', [subject])
    },

    ...createKeyedHash(masterKeys, subjectKeys)
  }
}

function distinct(subjects: (string | undefined)[]): string[] {
  return [...new Set(subjects.filter(subject => subject !== undefined))]
}
