/** The front page. */

export const title = 'Trabajo con caballos, de tú a tú'
export const description =
  'Empleos en cuadras, hípicas y yeguadas de toda España. Gratis, sin intermediarios y sin registrarte para buscar o aplicar.'
export const where = 'en cuadras, hípicas y yeguadas de toda España.'
export const seekWork = 'Busco trabajo'
export const searchJobs = 'Buscar empleo'
export const advanced = 'Búsqueda Avanzada'
export const jobType = 'Tipo de empleo'
export const experience = 'Experiencia'
export const free = 'Gratis, sin intermediarios y sin registrarte para buscar o aplicar.'
export const findJob = 'Buscar Empleo'
export const offerMyself = 'Me ofrezco para trabajar'
export const publishProfile = 'Publica tu perfil'
export const seekSomeone = 'Busco a alguien'
export const forEmployers = (days: number) =>
  `Di el sueldo, la vivienda y los días libres en tres pasos. El anuncio dura ${days} días y publicarlo es gratis.`
export const publish = 'Publicar Vacante'
export const seeCandidates = 'Ver los candidatos'
export const roles = '¿De qué trabajas?'
export const allRoles = 'Todos los puestos'
export const latest = 'Últimos empleos'
export const seeAll = 'Ver todos los empleos'
export const whereWork = 'Dónde hay trabajo'
export const howItWorks = 'Cómo Funciona'
export const stepSearch = '1. Busca Oportunidades'
export const stepSearchText =
  'Filtra por puesto, lugar, jornada y experiencia, sin registrarte. Cada anuncio dice cuánto le queda.'
export const stepApply = '2. Aplica Directamente'
export const stepApplyText =
  'Cuenta por qué te interesa y deja tu nombre, tu correo y tu teléfono. Si la empresa responde, te responde a ti.'
export const recruit = '¿Buscas a alguien para tu cuadra?'
export const recruitText = (days: number) =>
  `Publica tu anuncio gratis: dura hasta ${days} días y en su última semana puedes renovarlo.`
export const recruitButton = 'Publica tu anuncio'
export const moreInformation = 'Más Información'
export const about = (name: string) => `sobre ${name}`
export const newestFirst = 'Los nuevos primero'
export const allNewestFirst = (count: string) => `Los ${count}, los nuevos primero`
export const manyNewestFirst = (count: string) => `Más de ${count}, los nuevos primero`
export const noCount = 'Empleos'
