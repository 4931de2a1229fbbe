export const fullName = 'Full name'
export const age = 'Age'
export const ageHint = (min: number, max: number) => `From ${min} to ${max} years`
export const aboutMinors = 'What to know (in Spanish)'
export const phone = 'Phone'
export const phoneHint =
  'Only shown to an employer with an account who asks for it; you’ll see which one.'
export const email = 'Email'
export const emailHint =
  'Shown the same way as the phone. Leave it empty if you’d rather be called.'
export const description = 'Description'
export const descriptionHint = 'What you can do, with which horses, and what you are looking for.'
export const experience = 'Experience'
export const notSaid = 'Not given'
export const skills = 'Skills'
export const skillsHint = (max: number) =>
  `Separated by commas, ${max} at most: dressage, clipping, licence B`
export const readByAll =
  'can be read by anyone in your profile; in its own field, only an employer who asks for it sees it.'
export const place = 'Location'
export const placeHint = 'Town and province, for example: Riaza, Segovia.'
export const municipality = (name: string) => `Municipality: ${name}.`
export const whichMunicipality = 'Which municipality is it?'
export const placeNotFound =
  ' We can’t find this place, and without it you won’t come up in searches by place. '
export const chooseOne = 'Choose one, or type another one above.'
export const typeIt = 'Type the municipality above.'
export const states = (value: string, reason: string) => `“${value}” ${reason}`
export const isThere = (field: string) => `It is already in “${field}”.`
export const isOther = (field: string, value: string) => `“${field}” now has ${value}.`
export const removeFromText = 'Remove it from the text'
export const moveTo = (field: string) => `Move it to “${field}”`
export const moved = (value: string, field: string) =>
  `“${value}” is in “${field}”, and no longer in the text.`
export const work = 'The work you’re looking for'
export const workAbout = 'Roles, disciplines, when you can start'
export const roles = 'Roles'
export const upTo = (max: number) => `Up to ${max}.`
export const disciplines = 'Disciplines'
export const fromWhen = 'When can you start?'
export const now = 'Now'
export const orFrom = 'Or from'
export const abilities = 'Your skills and licences'
export const abilitiesAbout = 'Riding level, licences, years, languages'
export const yearsOfExperience = 'Years of experience'
export const years = 'years'
export const galope = 'Galope (Spanish riding level, 1 to 9)'
export const licences = 'Licences'
export const can = 'You can'
export const languages = 'Languages'
export const titles = 'Qualifications'
export const circumstances = 'Where and how'
export const circumstancesAbout = 'How far you would go, housing, horse'
export const howFar = 'How far would you go?'
export const howFarHint = 'From your location.'
export const anywhere = 'Anywhere'
export const needsHousing = 'Do you need housing?'
export const bringsHorse = 'Would you bring a horse of your own?'
