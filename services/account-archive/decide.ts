import type { AccountArchive, AccountArchiveEvent } from '#events/aggregates/account-archives.ts'

/** The operator at the command line, and the reason. */
interface Access {
  operator: string
  reason: string
}

/** Records who reads an encrypted copy, and why; every reading is an event of its own. */
export function openArchive(id: string, { operator, reason }: Access): AccountArchiveEvent[] {
  return [{ type: 'ArchiveOpened', data: { id }, subject: id, personal: { operator, reason } }]
}

/** Holds the archive while a claim is open; no event when it is held already. */
export function holdArchive(
  { isHeld }: AccountArchive,
  id: string,
  { operator, reason }: Access
): AccountArchiveEvent[] {
  if (isHeld) return []
  return [{ type: 'ArchiveHeld', data: { id }, subject: id, personal: { operator, reason } }]
}

/** The storage term is counted again; no event unless the archive is held. */
export function releaseArchive(
  { isHeld }: AccountArchive,
  id: string,
  { operator, reason }: Access
): AccountArchiveEvent[] {
  if (!isHeld) return []
  return [{ type: 'ArchiveReleased', data: { id }, subject: id, personal: { operator, reason } }]
}
