/** The front page. */
export const homeWords = {
  title: 'Trabajo con caballos, de tú a tú',
  description:
    'Ofertas de empleo en cuadras, hípicas y yeguadas de toda España. Gratis, sin intermediarios y sin registrarte para buscar o aplicar.',
  where: 'en cuadras, hípicas y yeguadas de toda España.',
  seekWork: 'Busco trabajo',
  searchJobs: 'Buscar empleo',
  advanced: 'Búsqueda Avanzada',
  jobType: 'Tipo de empleo',
  experience: 'Experiencia',
  free: 'Gratis, sin intermediarios y sin registrarte para buscar o aplicar.',
  findJob: 'Buscar Empleo',
  offerMyself: 'Me ofrezco para trabajar',
  publishProfile: 'Publica tu perfil',
  seekSomeone: 'Busco a alguien',
  forEmployers: (days: number) =>
    `Di el sueldo, la vivienda y los días libres en tres pasos. El anuncio dura ${days} días y publicarlo es gratis.`,
  publish: 'Publicar Vacante',
  seeCandidates: 'Ver los candidatos',
  roles: '¿De qué trabajas?',
  allRoles: 'Todos los puestos',
  latest: 'Últimos empleos',
  seeAll: 'Ver todos los empleos',
  whereWork: 'Dónde hay trabajo',
  howItWorks: 'Cómo Funciona',
  stepSearch: '1. Busca Oportunidades',
  stepSearchText:
    'Filtra por puesto, lugar, jornada y experiencia. Sin registrarte: cada anuncio dice cuánto le queda.',
  stepApply: '2. Aplica Directamente',
  stepApplyText:
    'Cuenta por qué te interesa y deja tu nombre, tu correo y tu teléfono. La empresa te responde a ti.',
  recruit: '¿Buscas a alguien para tu cuadra?',
  recruitText: (days: number) =>
    `Publica tu vacante gratis: el anuncio dura hasta ${days} días y en su última semana puedes renovarlo.`,
  recruitButton: 'Publica tu vacante',
  moreInformation: 'Más Información',
  about: (name: string) => `sobre ${name}`,
  newestFirst: 'Los nuevos primero',
  allNewestFirst: (count: string) => `Los ${count}, los nuevos primero`,
  manyNewestFirst: (count: string) => `Más de ${count}, los nuevos primero`,
  noCount: 'Ofertas'
}
