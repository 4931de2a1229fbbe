export const title = 'Work with horses, person to person'
export const description =
  'Jobs at yards, riding schools and studs all over Spain. Free, without agencies, and without registering to search or apply.'
export const where = 'at yards, riding schools and studs all over Spain.'
export const seekWork = 'I am looking for work'
export const searchJobs = 'Search for jobs'
export const advanced = 'Advanced search'
export const jobType = 'Kind of job'
export const experience = 'Experience'
export const free = 'Free, without agencies, and without registering to search or apply.'
export const findJob = 'Find a job'
export const offerMyself = 'I am available for work'
export const publishProfile = 'Publish your profile'
export const seekSomeone = 'I am looking for someone'
export const forEmployers = (days: number) =>
  `State the pay, the housing and the days off in three steps. The ad lasts ${days} days and is free. The pages for employers are in Spanish.`
export const publish = 'Post a vacancy'
export const seeCandidates = 'See the candidates'
export const roles = 'What do you do?'
export const allRoles = 'All roles'
export const latest = 'Latest jobs'
export const seeAll = 'See all jobs'
export const whereWork = 'Where there is work'
export const howItWorks = 'How it works'
export const stepSearch = '1. Search'
export const stepSearchText =
  'Filter by role, place, hours and experience, without registering. Every ad says how long it still lasts. Ads are in the language of those who wrote them; their terms are in English.'
export const stepApply = '2. Apply directly'
export const stepApplyText =
  'Say why you are interested, and leave your name, e-mail and phone. The employer answers you.'
export const recruit = 'Are you looking for someone for your yard?'
export const recruitText = (days: number) =>
  `Post your vacancy free of charge: the ad lasts up to ${days} days, and you can renew it in its last week.`
export const recruitButton = 'Post your vacancy'
export const moreInformation = 'More information'
export const about = (name: string) => `about ${name}`
export const newestFirst = 'The newest first'
export const allNewestFirst = (count: string) => `All ${count}, the newest first`
export const manyNewestFirst = (count: string) => `More than ${count}, the newest first`
export const noCount = 'Jobs'
