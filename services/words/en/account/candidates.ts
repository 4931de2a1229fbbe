export const title = 'Candidates'
export const description =
  'People available for work with horses: grooms, riders, instructors, farriers. Direct contact, free of charge.'
export const needsScript =
  'Each person’s phone and email are only shown with JavaScript, so that bots can’t collect them.'
export const lead = 'People available for work with horses.'
export const all = 'All candidates'
export const own = 'My profiles'
export const results = 'Results'
export const searching = 'Searching…'
export const shown = (shown: string, total: string) => `${shown} of ${total} shown`
export const onPage = (line: string, page: number, pages: number) =>
  `${line} - Page ${page} of ${pages}`
export const clear = 'Clear filters'
export const failed = 'The profiles could not be loaded'
export const notLoaded = 'The profiles of candidates could not be loaded'
export const error = 'Error'
export const removeFilter = (label: string) => `Remove filter: ${label}`
export const removeAll = 'Remove all'
export const see = (total: string) => `See ${total}`
export const noneYet = 'No profiles yet'
export const noneYetText = 'When someone offers to work, they’ll appear here.'
export const noneFits = 'Nobody matches these filters'
export const noneFitsText = 'Try fewer words, or search the whole province.'
export const without = (label: string) => `Without “${label}”`
export const what = 'What are you looking for?'
export const whatExample = 'Name, role or skill'
export const where = 'Where?'
export const whereExample = 'Town, region or country'
export const search = 'Search'
export const filters = 'Filters'
export const someFilters = (count: number) => `Filters (${count})`
export const candidate = 'candidate'
export const candidates = 'candidates'
export const role = 'Role'
export const galope = 'Riding level (galope)'
export const any = 'Any'
export const galopeOrMore = (level: string) => `Riding level ${level} or more (galope)`
export const licence = 'Licence'
export const licenceOf = (level: string) => `Licence ${level}`
export const discipline = 'Discipline'
export const housing = 'Housing'
export const whatever = 'Either'
export const housingNeeded = (answer: string) =>
  answer === 'si' ? 'Needs housing' : 'Does not need housing'
export const back = 'Back to the candidates'
export const whoTheyAre = 'Who they are'
export const canAndAsks = 'What they can do and what they ask for'
export const actions = 'What you can do'
export const report = 'Report this profile'
export const copied = 'Link copied'
export const notCopied = 'It could not be copied'
export const copyLink = 'Copy link'
export const contactFor = 'The phone and email are shown to signed-in employers.'
export const signIn = 'Sign in'
export const or = ' or '
export const createEmployerAccount = 'create an employer account'
export const phoneLabel = 'Phone: '
export const emailLabel = 'Email: '
export const publishedOn = 'Profile published on '
export const noPlace = 'No location given'
export const moreDetails = 'More details'
export const of = (name: string) => ` of ${name}`
export const inShort = 'In short'
export const availableNow = 'Available now'
export const skills = 'Skills'
export const year = 'year'
export const years = 'years'
export const galopeOf = (level: number) => `riding level\u00a0${level} (galope)`
export const ownLicence = (level: string) => `licence\u00a0${level}`
export const looksForHousing = 'looking for housing'
export const withHorse = 'with a horse'
export const disciplines = 'Disciplines'
export const experience = 'Experience'
export const licences = 'Licences'
export const titles = 'Qualifications'
export const languages = 'Languages'
export const can = 'Can'
export const needsIt = 'Needed'
export const doesNotNeedIt = 'Not needed'
export const ownHorse = 'Own horse'
export const hasOne = 'Has one'
export const hasNone = 'Has none'
export const wouldGo = 'Would go'
export const available = 'Available'
export const now = 'Now'
export const from = (date: string) => `From ${date}`
export const anywhere = 'Anywhere'
export const upTo = (kilometres: number) => `Up to ${kilometres}\u00a0km`
export const age = (years: string | number) => `${years} years old`
