export const backToResults = 'Back to the results'
export const removeAllFilters = 'Remove all'
export const show = (count: string) => `Show ${count}`
export const distance = 'Distance'
export const wholeProvince = (name: string) => `The whole province of ${name}`
export const onMap = 'On the map'
export const circle = (radius: number) => `The circle marks your ${radius}\u00a0km.`
export const skipMap = 'Skip the map'
export const byProvince = 'Jobs by province'
export const byProvinceAround = (circle: string) => `Jobs by province, within ${circle}`
export const otherProvinces = 'The other provinces'
export const wholeCountry = 'See all of Spain'
export const loading = 'Loading jobs…'
export const nearestFirst = 'To see the nearest first, type a town in “Where?”.'
export const offers = 'Jobs'
export const tooLong = (most: number) =>
  `The search had more than ${most} characters, so we could not use it.`
export const failed = 'The jobs could not be loaded'
export const removeFilter = (label: string) => `Remove filter: ${label}`
export const another = (name: string) => `Another ${name}? `
export const orLast = ' or '
export const inProvince = (name: string) => `, in ${name}`
export const mostSimilar = 'Best match'
export const nearest = 'Nearest'
export const newest = 'Newest'
export const byPay = 'Pay'
export const endingSoon = 'Ending soon'
export const order = 'Order'
export const licenceAndGalope = 'Licence and riding level'
export const permitAndMinors = 'Work permit and children'
export const all = 'All'
export const any = 'Any'
export const change = 'Change'
export const filters = 'Filters'
export const someFilters = (count: number) => `Filters (${count})`
export const withOneChange = 'One change finds some'
export const moreWider = 'There are more further away'
export const clearFilters = 'Clear filters'
export const seeCandidates = 'See candidates'
export const backHome = 'Back to the home page'
export const feed = 'RSS feed of this search'
