import type * as es from '../../es/jobs/search.ts'

export const searchWords: typeof es.searchWords = {
  job: 'job',
  jobs: 'jobs',
  moreThan: count => `more than ${count}`,
  someJobs: count => `${count} with horses`,
  anyJobs: 'Jobs with horses',
  jobsOf: searched => `Jobs ${searched}`,
  ofWords: words => `for ${words}`,
  within: circle => `within ${circle}`,
  in: place => `in ${place}`,
  circle: (radius, place) => `${radius} km of ${place}`,
  nothing: searched => `No jobs ${searched}`,
  nothingNear: 'No jobs so near',
  nothingWithFilters: 'No jobs with these filters',
  nothingYet: 'No jobs have been published yet',
  without: words => `Without ${words}`,
  widerCircle: circle => `Within ${circle}`,
  inProvince: name => `In the province of ${name}`,
  inCountry: 'In all of Spain',
  inPlace: place => `In ${place}`,
  result: 'result',
  results: 'results',
  shown: (shown, total, page) => `Showing ${shown} of ${total} - ${page}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  understood: (words, place) =>
    `We took “${words}” for a place${place && ` (${place})`} and show the jobs there.`,
  onlyWords: (words, isOne) => `Search only for the ${isOne ? 'word' : 'words'} “${words}”`,
  listDescription: 'Jobs at yards, riding schools and studs in Spain, free and without agencies.'
}
