import type { AccountArchive, AccountArchiveEvent } from '#events/aggregates/account-archives.ts'

/** The operator at the command line, and why. */
interface Access {
  operator: string
  reason: string
}

/** Records who reads an encrypted copy, and why; every reading is an event of its own. */
export function openArchive(id: string, { operator, reason }: Access): AccountArchiveEvent[] {
  return [{ type: 'ArchiveOpened', data: { id }, subject: id, personal: { operator, reason } }]
}

/** While a claim is open; no event when it is held already. */
export function holdArchive(
  { isHeld }: AccountArchive,
  id: string,
  { operator, reason }: Access
): AccountArchiveEvent[] {
  if (isHeld) return []
  return [{ type: 'ArchiveHeld', data: { id }, subject: id, personal: { operator, reason } }]
}

/** Its term counts again; no event unless it is held. */
export function releaseArchive(
  { isHeld }: AccountArchive,
  id: string,
  { operator, reason }: Access
): AccountArchiveEvent[] {
  if (!isHeld) return []
  return [{ type: 'ArchiveReleased', data: { id }, subject: id, personal: { operator, reason } }]
}
