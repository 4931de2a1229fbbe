export const notFound = 'We can’t find this page.'
export const notFoundText = 'We can’t find this page. The ad may have expired.'
export const tooMany = 'Too many requests'
export const tooManyHeading = 'Let’s take it at a walk'
export const tooManyDescription = 'Please wait a little before you go on.'
export const unavailable = 'We can’t respond'
export const unavailableHeading = 'We can’t respond right now'
export const unavailableDescription = 'We can’t respond right now.'
export const unavailableText =
  'We had that pole down, not you. Anything you had already sent is safe: wait a minute and try again.'
export const codeHint = 'If you write to us, give this code:'
export const missingJob = 'We can’t show this job'
export const missingJobDescription = 'This ad is no longer here.'
export const missingJobText = 'We couldn’t find the job you asked for.'
export const hiddenJob = (name: string) => `Ad taken down by ${name}`
export const hiddenJobDescription = 'This ad isn’t available.'
export const hiddenJobText =
  'It may break our rules. It isn’t taking applications. If it’s yours, “Mis empleos” says why.'
export const heldJob = 'Ad under review'
export const heldJobDescription = 'This ad isn’t available yet.'
export const heldJobText =
  'We review it before it is published. If it’s yours, “Mis empleos” says why, and we’ll write to you.'
