/** The list of candidates, and the page of each. */

export const title = 'Candidatos'
export const description =
  'Profesionales del caballo que se ofrecen para trabajar: mozos y mozas de cuadra, jinetes y amazonas, instructores, herradores. Contacto directo y gratis.'
export const needsScript =
  'El teléfono y el correo de cada persona solo se muestran con JavaScript, para que no los recojan programas.'
export const lead = 'Personas que se ofrecen para trabajar con caballos.'
export const all = 'Todos los candidatos'
export const own = 'Mis perfiles'
export const results = 'Resultados'
export const searching = 'Buscando…'
export const shown = (shown: string, total: string) => `Mostrando ${shown} de ${total}`
export const onPage = (line: string, page: number, pages: number) =>
  `${line} - Página ${page} de ${pages}`
export const clear = 'Limpiar filtros'
export const failed = 'Error al cargar perfiles'
export const notLoaded = 'No se pudieron cargar los perfiles de candidatos'
export const error = 'Error'
export const removeFilter = (label: string) => `Quitar filtro: ${label}`
export const removeAll = 'Quitar todos'
export const see = (total: string) => `Ver ${total}`
export const noneYet = 'Todavía no hay perfiles publicados'
export const noneYetText = 'Cuando alguien se ofrezca para trabajar, aparecerá aquí.'
export const noneFits = 'Nadie encaja con estos filtros'
export const noneFitsText = 'Prueba con menos palabras, o busca en toda la provincia.'
export const without = (label: string) => `Quitar «${label}»`
export const what = '¿Qué buscas?'
export const whatExample = 'Nombre, puesto o habilidad'
export const where = '¿Dónde?'
export const whereExample = 'Ciudad, región o país'
export const search = 'Buscar'
export const filters = 'Filtros'
export const someFilters = (count: number) => `Filtros (${count})`
export const candidate = 'candidato'
export const candidates = 'candidatos'
export const role = 'Puesto'
export const galope = 'Galope'
export const any = 'Cualquiera'
export const galopeOrMore = (level: string) => `Galope ${level} o más`
export const licence = 'Carné'
export const licenceOf = (level: string) => `Carné ${level}`
export const discipline = 'Disciplina'
export const housing = 'Vivienda'
export const whatever = 'Da igual'
export const housingNeeded = (answer: string): string =>
  answer === 'si' ? 'Necesita vivienda' : 'No necesita vivienda'
export const back = 'Volver a los candidatos'
export const whoTheyAre = 'Quién es'
export const canAndAsks = 'Lo que sabe y lo que pide'
export const actions = 'Qué puedes hacer'
export const report = 'Denunciar este perfil'
export const copied = 'Enlace copiado'
export const notCopied = 'No se ha podido copiar'
export const copyLink = 'Copiar enlace'
export const contactFor = 'El teléfono y el correo los ven las empresas con la sesión iniciada.'
export const signIn = 'Inicia sesión'
export const or = ' o '
export const createEmployerAccount = 'crea una cuenta de empresa'
export const phoneLabel = 'Teléfono: '
export const emailLabel = 'Correo: '
export const publishedOn = 'Perfil publicado el '
export const noPlace = 'Sin lugar indicado'
export const moreDetails = 'Ver más detalles'
export const of = (name: string) => ` de ${name}`
export const inShort = 'En breve'
export const availableNow = 'Disponible ya'
export const skills = 'Habilidades'
export const year = 'año'
export const years = 'años'
export const galopeOf = (level: number) => `galope\u00a0${level}`
export const ownLicence = (level: string) => `carné\u00a0${level}`
export const looksForHousing = 'busca vivienda'
export const withHorse = 'con caballo'
export const disciplines = 'Disciplinas'
export const experience = 'Experiencia'
export const licences = 'Carnés'
export const titles = 'Títulos'
export const languages = 'Idiomas'
export const can = 'Sabe'
export const needsIt = 'La necesita'
export const doesNotNeedIt = 'No la necesita'
export const ownHorse = 'Caballo propio'
export const hasOne = 'Tiene'
export const hasNone = 'No tiene'
export const wouldGo = 'Iría'
export const available = 'Disponible'
export const now = 'Ya'
export const from = (date: string) => `Desde el ${date}`
export const anywhere = 'A cualquier sitio'
export const upTo = (kilometres: number) => `Hasta ${kilometres}\u00a0km`
export const age = (years: string | number) => `${years} años`
