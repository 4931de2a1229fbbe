import type * as es from '../es/error-pages.ts'

export const errorWords: typeof es.errorWords = {
  notFound: 'We cannot find this page.',
  notFoundText: 'We cannot find this page. The ad may have expired.',
  tooMany: 'Too many visits in a row',
  tooManyHeading: 'Let us take it at a walk',
  tooManyDescription: 'Please wait a little before you go on.',
  tooManyText: 'Many requests in a row have come from your connection.',
  unavailable: 'We cannot answer',
  unavailableHeading: 'We cannot answer right now',
  unavailableDescription: 'The service is not answering at the moment.',
  unavailableText:
    'The knockdown is ours, not yours. What you had sent already is safe: wait a minute and try again.',
  missingJob: 'This job cannot be shown',
  missingJobDescription: 'This ad is no longer here.',
  missingJobText: 'The job that you asked for could not be found.',
  hiddenJob: name => `Ad taken down by ${name}`,
  hiddenJobDescription: 'This ad cannot be seen.',
  hiddenJobText: 'We have taken this ad down while we review it. It takes no applications.',
  heldJob: 'Ad under review',
  heldJobDescription: 'This ad cannot be seen yet.',
  heldJobText:
    'We review it before it is published. If it is yours, “Mis Empleos” says why, and we will write to you.'
}
