import type * as es from '../es/home.ts'

export const homeWords: typeof es.homeWords = {
  title: 'Work with horses, person to person',
  description:
    'Jobs at yards, riding schools and studs all over Spain. Free, without agencies, and without registering to search or apply.',
  where: 'at yards, riding schools and studs all over Spain.',
  seekWork: 'I am looking for work',
  searchJobs: 'Search for jobs',
  advanced: 'Advanced search',
  jobType: 'Kind of job',
  experience: 'Experience',
  free: 'Free, without agencies, and without registering to search or apply.',
  findJob: 'Find a job',
  offerMyself: 'I am available for work',
  publishProfile: 'Publish your profile',
  seekSomeone: 'I am looking for someone',
  forEmployers: days =>
    `State the pay, the housing and the days off in three steps. The ad lasts ${days} days and is free. The pages for employers are in Spanish.`,
  publish: 'Post a vacancy',
  seeCandidates: 'See the candidates',
  roles: 'What do you do?',
  allRoles: 'All roles',
  latest: 'Latest jobs',
  seeAll: 'See all jobs',
  whereWork: 'Where there is work',
  howItWorks: 'How it works',
  stepSearch: '1. Search',
  stepSearchText:
    'Filter by role, place, hours and experience, without registering. Every ad says how long it still lasts. Ads are in the language of those who wrote them; their terms are in English.',
  stepApply: '2. Apply directly',
  stepApplyText:
    'Say why you are interested, and leave your name, e-mail and phone. The employer answers you.',
  recruit: 'Are you looking for someone for your yard?',
  recruitText: days =>
    `Post your vacancy free of charge: the ad lasts up to ${days} days, and you can renew it in its last week.`,
  recruitButton: 'Post your vacancy',
  moreInformation: 'More information',
  about: name => `about ${name}`,
  newestFirst: 'The newest first',
  allNewestFirst: count => `All ${count}, the newest first`,
  manyNewestFirst: count => `More than ${count}, the newest first`,
  noCount: 'Jobs'
}
