export const fullName = 'Full name'
export const age = 'Age'
export const ageHint = (min: number, max: number) => `From ${min} to ${max} years`
export const aboutMinors = 'What to know (in Spanish)'
export const phone = 'Phone'
export const phoneHint =
  'Shown only to an employer with an account who asks for it; you see which one.'
export const email = 'E-mail'
export const emailHint =
  'Shown in the same way as the phone. Leave it empty if you prefer to be called.'
export const description = 'Description'
export const descriptionHint = 'What you can do, with which horses, and what you are looking for.'
export const experience = 'Experience'
export const notSaid = 'Not said'
export const skills = 'Skills'
export const skillsHint = (max: number) =>
  `Separated by commas, ${max} at most: dressage, clipping, licence B`
export const readByAll =
  'is read in your profile by everyone; in its own field, only an employer who asks for it sees it.'
export const place = 'Place'
export const placeHint = 'Town and province, for example: Riaza, Segovia.'
export const municipality = (name: string) => `Municipality: ${name}.`
export const whichMunicipality = 'Which municipality is it?'
export const placeNotFound =
  ' We cannot find this place, and without it searches by place do not find you. '
export const chooseOne = 'Choose one, or type another one above.'
export const typeIt = 'Type the municipality above.'
export const states = (value: string, reason: string) => `“${value}” ${reason}`
export const isThere = (field: string) => `It is in “${field}” already.`
export const isOther = (field: string, value: string) => `“${field}” now has ${value}.`
export const removeFromText = 'Remove it from the text'
export const moveTo = (field: string) => `Move it to “${field}”`
export const moved = (value: string, field: string) =>
  `“${value}” is in “${field}”, and no longer in the text.`
export const work = 'The work that you look for'
export const workAbout = 'Jobs, disciplines, from when'
export const roles = 'Jobs'
export const upTo = (max: number) => `Up to ${max}.`
export const disciplines = 'Disciplines'
export const fromWhen = 'From when?'
export const now = 'Now'
export const orFrom = 'Or from the day'
export const abilities = 'What you can do and have'
export const abilitiesAbout = 'Galope, licences, years, languages'
export const yearsOfExperience = 'Years of experience'
export const years = 'years'
export const galope = 'Galope'
export const licences = 'Licences'
export const can = 'You can'
export const languages = 'Languages'
export const titles = 'Qualifications'
export const circumstances = 'Where and how'
export const circumstancesAbout = 'How far you would go, housing, horse'
export const howFar = 'How far would you go?'
export const howFarHint = 'Around your place.'
export const anywhere = 'Anywhere'
export const needsHousing = 'Do you need housing?'
export const bringsHorse = 'Do you have a horse that would come with you?'
