/** How long data is kept, in days of 24 hours or months of the calendar; since when: `services/users/shared/storage-terms.ts`. */
export const storageTerms = {
  applications: { months: 12 },
  guests: { months: 6 },
  messages: { months: 24 },
  expiredContacts: { days: 30 },
  expiredJobs: { months: 24 },
  withdrawnJobs: { days: 30 },
  drafts: { months: 6 },
  idleAccounts: { months: 24 },
  cases: { months: 12 },
  mail: { days: 30 },
  backups: { days: 30 }
}

/** Days before the erasure of an application on which both sides receive a notice. */
export const applicationNoticeDays = 14

/** Before the deletion of an idle account: months at its first notice, weeks at its last. */
export const idleNotice = { months: 1, weeks: 2 }

/** Days for which a backup of each night is kept, and the last one of a week. */
export const backupDays = { nightly: 7, weekly: 28 }

/** Days for which a device keeps a text that cannot be sent, or whose person is gone. */
export const deviceDays = 14
