export const job = 'job'
export const jobs = 'jobs'
export const moreThan = (count: string) => `more than ${count}`
export const someJobs = (count: string) => `${count} with horses`
export const anyJobs = 'Jobs with horses'
export const jobsOf = (searched: string) => `Jobs ${searched}`
export const ofWords = (words: string) => `for ${words}`
export const within = (circle: string) => `within ${circle}`
export const at = (place: string) => `in ${place}`
export const circle = (radius: number | string, place: string) => `${radius}\u00a0km of ${place}`
export const nothing = (searched: string) => `No jobs ${searched}`
export const nothingNear = 'No jobs that close'
export const nothingWithFilters = 'No jobs with these filters'
export const nothingYet = 'No jobs have been published yet'
export const without = (words: string) => `Without ${words}`
export const widerCircle = (circle: string) => `Within ${circle}`
export const inProvince = (name: string) => `In the province of ${name}`
export const inCountry = 'Anywhere in Spain'
export const inPlace = (place: string) => `In ${place}`
export const result = 'result'
export const results = 'results'
export const shown = (shown: number, total: string, page: string) =>
  `Showing ${shown} of ${total} - ${page}`
export const page = (page: string, pages: string) => `Page ${page} of ${pages}`
export const understood = (words: string, place: string) =>
  `We took “${words}” as a place${place && ` (${place})`} and are showing the jobs there.`
export const onlyWords = (words: string, isOne: boolean) =>
  `Search only for the ${isOne ? 'word' : 'words'} “${words}”`
export const listDescription =
  'At yards, riding schools and studs in Spain, free and without agencies.'
