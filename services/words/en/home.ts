export const title = 'Work with horses, person to person'
export const description =
  'Jobs at yards, riding schools and studs all over Spain. Free, no agencies, and no need to register to search or apply.'
export const where = 'at yards, riding schools and studs all over Spain.'
export const seekWork = 'I’m looking for work'
export const searchJobs = 'Search for jobs'
export const advanced = 'Advanced search'
export const jobType = 'Job type'
export const experience = 'Experience'
export const free = 'Free, no agencies, and no need to register to search or apply.'
export const findJob = 'Find a job'
export const offerMyself = 'I’m available for work'
export const publishProfile = 'Publish your profile'
export const seekSomeone = 'I’m looking for someone'
export const forEmployers = (days: number) =>
  `Set out the pay, housing and days off in three steps. The ad runs for ${days} days and is free. The pages for employers are in Spanish.`
export const publish = 'Post a job'
export const seeCandidates = 'See the candidates'
export const roles = 'What do you do?'
export const allRoles = 'All roles'
export const latest = 'Latest jobs'
export const seeAll = 'See all jobs'
export const whereWork = 'Where the work is'
export const howItWorks = 'How it works'
export const stepSearch = '1. Search'
export const stepSearchText =
  'Filter by role, place, hours and experience, without registering. Every ad says how long it has left. Ads are in the language they were written in; their terms are in English.'
export const stepApply = '2. Apply directly'
export const stepApplyText =
  'Say why you’re interested, and leave your name, email and phone. If the employer replies, the reply comes straight to you.'
export const recruit = 'Are you looking for someone for your yard?'
export const recruitText = (days: number) =>
  `Post your ad for free: it runs for up to ${days} days, and you can renew it in its last week.`
export const recruitButton = 'Post your ad'
export const moreInformation = 'More information'
export const about = (name: string) => `about ${name}`
export const newestFirst = 'Newest first'
export const allNewestFirst = (count: string) => `All ${count}, newest first`
export const manyNewestFirst = (count: string) => `More than ${count}, newest first`
export const noCount = 'Jobs'
