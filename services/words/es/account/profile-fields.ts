/** The fields of a profile. */

export const fullName = 'Nombre completo'
export const age = 'Edad'
export const ageHint = (min: number, max: number) => `De ${min} a ${max} años`
export const aboutMinors = 'Lo que conviene saber'
export const phone = 'Teléfono de contacto'
export const phoneHint = 'Solo se enseña a una empresa con cuenta que lo pida; tú verás cuál.'
export const email = 'Correo electrónico'
export const emailHint =
  'Se enseña igual que el teléfono. Déjalo en blanco si prefieres que te llamen.'
export const description = 'Descripción'
export const descriptionHint = 'Qué sabes hacer, con qué caballos y qué buscas.'
export const experience = 'Experiencia'
export const notSaid = 'Sin indicar'
export const skills = 'Habilidades'
export const skillsHint = (max: number) =>
  `Separadas por comas, ${max} como máximo: doma, esquilado, carné B`
export const readByAll =
  'se lee en tu perfil sin pedirlo; en su campo, solo lo ve la empresa que lo pide.'
export const place = 'Ubicación'
export const placeHint = 'Localidad y provincia, por ejemplo: Riaza, Segovia.'
export const municipality = (name: string) => `Municipio: ${name}.`
export const whichMunicipality = '¿Qué municipio es?'
export const placeNotFound =
  ' No encontramos ese lugar, y sin él no saldría en las búsquedas por lugar. '
export const chooseOne = 'Elige uno, o escribe otro arriba.'
export const typeIt = 'Escribe el municipio arriba.'
export const states = (value: string, reason: string) => `«${value}» ${reason}`
export const isThere = (field: string) => `Ya está en «${field}».`
export const isOther = (field: string, value: string) => `En «${field}» pone ahora ${value}.`
export const removeFromText = 'Quitarlo del texto'
export const moveTo = (field: string) => `Pasarlo a «${field}»`
export const moved = (value: string, field: string) =>
  `«${value}» está en «${field}» y ya no en el texto.`
export const work = 'El trabajo que buscas'
export const workAbout = 'Puestos, disciplinas, desde cuándo'
export const roles = 'Puestos'
export const upTo = (max: number) => `Hasta ${max}.`
export const disciplines = 'Disciplinas'
export const fromWhen = '¿Desde cuándo?'
export const now = 'Ya'
export const orFrom = 'O desde el día'
export const abilities = 'Lo que sabes y tienes'
export const abilitiesAbout = 'Galope, carnés, años, idiomas'
export const yearsOfExperience = 'Años de experiencia'
export const years = 'años'
export const galope = 'Galope'
export const licences = 'Carnés'
export const can = 'Sabes'
export const languages = 'Idiomas'
export const titles = 'Títulos'
export const circumstances = 'Dónde y cómo'
export const circumstancesAbout = 'Hasta dónde irías, vivienda, caballo'
export const howFar = '¿Hasta dónde irías?'
export const howFarHint = 'Alrededor de tu ubicación.'
export const anywhere = 'A cualquier sitio'
export const needsHousing = '¿Necesitas vivienda?'
export const bringsHorse = '¿Vendrías con caballo propio?'
