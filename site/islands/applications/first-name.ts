import type { ListedApplication } from './list-url.ts'

/** «Saray»: how the applicant is called on buttons. */
export const firstNameOf = ({ applicantName }: Pick<ListedApplication, 'applicantName'>): string =>
  applicantName.split(' ')[0] ?? ''
