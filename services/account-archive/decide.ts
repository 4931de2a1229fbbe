import type { AccountArchiveEvent } from '#events/aggregates/account-archives.ts'

/** Records who reads an encrypted copy, and why; every reading is an event of its own. */
export function openArchive(id: string, operator: string, reason: string): AccountArchiveEvent[] {
  return [{ type: 'ArchiveOpened', data: { id }, subject: id, personal: { operator, reason } }]
}
