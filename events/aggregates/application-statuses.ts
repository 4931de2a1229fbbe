/** Application statuses, in the order in which they are offered. */
export const applicationStatuses = ['pending', 'approved', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** How an employer and an applicant have talked. */
export const waysToTalk = ['telefono', 'persona'] as const
export type WayToTalk = (typeof waysToTalk)[number]
