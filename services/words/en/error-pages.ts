export const notFound = 'We cannot find this page.'
export const notFoundText = 'We cannot find this page. The ad may have expired.'
export const tooMany = 'Too many visits in a row'
export const tooManyHeading = 'Let us take it at a walk'
export const tooManyDescription = 'Please wait a little before you go on.'
export const tooManyText = 'Many requests in a row have come from your connection.'
export const unavailable = 'We cannot answer'
export const unavailableHeading = 'We cannot answer right now'
export const unavailableDescription = 'The service is not answering at the moment.'
export const unavailableText =
  'The knockdown is ours, not yours. What you had sent already is safe: wait a minute and try again.'
export const missingJob = 'This job cannot be shown'
export const missingJobDescription = 'This ad is no longer here.'
export const missingJobText = 'The job that you asked for could not be found.'
export const hiddenJob = (name: string) => `Ad taken down by ${name}`
export const hiddenJobDescription = 'This ad cannot be seen.'
export const hiddenJobText =
  'It may break our rules. It takes no applications.'
export const heldJob = 'Ad under review'
export const heldJobDescription = 'This ad cannot be seen yet.'
export const heldJobText =
  'We review it before it is published. If it is yours, “Mis Empleos” says why, and we will write to you.'
