/** Portuguese words: of the list of jobs and of the ads. The rest, which no page in Portuguese shows, is Spanish. */
import * as es from './es.ts'
import { lowerFirst } from './shared/lower-first.ts'
import { listAndAds, localPath } from './shared/paths.ts'

export * from './es.ts'

export const speech: typeof es.speech = {
  language: 'pt',
  name: 'Português',
  locale: 'pt-PT',
  openGraphLocale: 'pt_PT',
  path: localPath('pt', listAndAds),
  dateAndTime: (date, time) => `${date} às ${time}`,
  euros: amount => `${amount}\u00a0€`,
  euroRange: (from, to) => `${from}–${to}\u00a0€`,
  pageOf: (page, totalPages) => `página ${page} de ${totalPages}`,
  days: count => `${count} dias`,
  months: count => `${count} meses`,
  quoted: text => `«${text}»`,
  and: 'e',
  or: 'ou',
  yes: 'Sim',
  no: 'Não'
}

export const roleLabels: typeof es.roleLabels = {
  'mozo-cuadra': 'Tratador/a de cavalos',
  groom: 'Groom',
  'jefe-cuadra': 'Chefe de cavalariça',
  guardes: 'Caseiro/a',
  jinete: 'Cavaleiro ou amazona',
  domador: 'Desbastador/a',
  galopador: 'Galopador/a',
  monitor: 'Monitor/a de equitação',
  entrenador: 'Treinador/a',
  guia: 'Guia de passeios a cavalo',
  terapia: 'Terapia com cavalos',
  yeguero: 'Eguariço/a',
  cria: 'Criação e reprodução',
  preparador: 'Treinador/a de corridas',
  jockey: 'Jóquei',
  herrador: 'Ferrador/a',
  veterinario: 'Veterinário/a',
  'aux-veterinario': 'Auxiliar de veterinária',
  fisio: 'Fisioterapia equina',
  guarnicionero: 'Correeiro/a',
  cochero: 'Cocheiro/a',
  transportista: 'Transportador/a de cavalos',
  direccion: 'Direção',
  recepcion: 'Receção e administração',
  mantenimiento: 'Manutenção',
  concursos: 'Organização de concursos',
  comercial: 'Comercial'
}

export const disciplineLabels: typeof es.disciplineLabels = {
  salto: 'Saltos de obstáculos',
  'doma-clasica': 'Ensino',
  completo: 'Concurso completo',
  raid: 'Raides',
  enganche: 'Atrelagem',
  volteo: 'Volteio',
  'doma-vaquera': 'Doma vaquera',
  'equitacion-trabajo': 'Equitação de trabalho',
  reining: 'Reining',
  polo: 'Polo',
  'carreras-galope': 'Corridas a galope',
  'carreras-trote': 'Corridas a trote',
  'alta-escuela': 'Alta escola',
  'acoso-derribo': 'Acosso e derrube',
  horseball: 'Horseball',
  trec: 'TREC',
  paraecuestre: 'Equitação adaptada',
  ponis: 'Póneis',
  cria: 'Criação',
  turismo: 'Turismo equestre',
  terapia: 'Terapia',
  ocio: 'Lazer'
}

export const centreTypeLabels: typeof es.centreTypeLabels = {
  'club-hipico': 'Clube hípico',
  escuela: 'Escola de equitação',
  pupilaje: 'Cavalariça de penso',
  'cuadra-competicion': 'Cavalariça de competição',
  yeguada: 'Coudelaria',
  hipodromo: 'Hipódromo',
  turismo: 'Turismo equestre',
  espectaculo: 'Espetáculo',
  clinica: 'Clínica',
  particular: 'Particular',
  protectora: 'Associação de proteção',
  finca: 'Quinta'
}

export const contractLabels: typeof es.contractLabels = {
  indefinido: 'Sem termo',
  'fijo-discontinuo': 'Permanente sazonal',
  temporal: 'A termo',
  sustitucion: 'Substituição',
  'formacion-alternancia': 'Formação em alternância',
  'practica-profesional': 'Estágio profissional',
  autonomo: 'Trabalhador independente'
}

export const weekendLabels: typeof es.weekendLabels = {
  todos: 'com fins de semana',
  alternos: 'fins de semana alternados',
  libres: 'fins de semana livres'
}

export const payPeriodLabels: typeof es.payPeriodLabels = {
  hora: 'hora',
  dia: 'dia',
  mes: 'mês',
  ano: 'ano',
  monta: 'monta',
  clase: 'aula',
  servicio: 'serviço'
}

export const payExtraLabels: typeof es.payExtraLabels = {
  premios: 'parte dos prémios',
  comision: 'comissão',
  propinas: 'gorjetas',
  kilometraje: 'quilómetros'
}

export const housingLabels: typeof es.housingLabels = {
  no: 'Sem alojamento',
  habitacion: 'Quarto',
  compartida: 'Casa partilhada',
  independiente: 'Casa independente',
  caravana: 'Caravana',
  'ayuda-alquiler': 'Ajuda para a renda'
}

export const housingCostLabels: typeof es.housingCostLabels = {
  gratis: 'grátis',
  descuento: 'descontado do salário',
  'en-especie': 'como parte do salário'
}

export const ownHorseLabels: typeof es.ownHorseLabels = {
  no: 'Não pode vir',
  gratis: 'Boxe grátis',
  'con-coste': 'Boxe pago',
  'a-hablar': 'A combinar'
}

export const facilityLabels: typeof es.facilityLabels = {
  'pista-cubierta': 'Picadeiro coberto',
  caminador: 'Guia mecânica',
  paddocks: 'Paddocks',
  solarium: 'Solário',
  cross: 'Percurso de cross'
}

export const jobTypeLabels: typeof es.jobTypeLabels = {
  'Jornada Completa': 'Tempo inteiro',
  'Media Jornada': 'Tempo parcial',
  Prácticas: 'Estágio'
}

export const experienceLabels: typeof es.experienceLabels = {
  'Nivel Básico': 'Nível básico',
  'Experiencia Media': 'Alguma experiência',
  Experto: 'Especialista'
}

export const outcomeTitles: typeof es.outcomeTitles = {
  aqui: 'Lugar preenchido',
  'otra-via': 'Lugar preenchido',
  'sin-cubrir': 'Procura encerrada'
}

export const askLabels: typeof es.askLabels = {
  galope: 'Galope',
  titulo: 'Título',
  carne: 'Carta de condução',
  anos: 'Anos de experiência',
  idioma: 'Língua',
  tractor: 'Conduzir o trator',
  'transporte-animales': 'Certificado de transporte de animais',
  'dar-cuerda': 'Trabalhar à guia',
  trenzar: 'Entrançar',
  esquilar: 'Tosquiar',
  vendar: 'Ligar os membros',
  curas: 'Fazer curativos',
  partos: 'Assistir partos',
  sementales: 'Lidar com garanhões',
  potros: 'Lidar com poldros',
  desbrave: 'Desbastar',
  inseminacion: 'Inseminação',
  montar: 'Montar',
  saltar: 'Saltar',
  maquinaria: 'Operar máquinas',
  'clases-ninos': 'Dar aulas a crianças'
}

export const weightLabels: typeof es.weightLabels = {
  imprescindible: 'Imprescindível',
  valorable: 'Valoriza-se',
  'se-ensena': 'Ensina-se aqui'
}

export const titleLabels: typeof es.titleLabels = {
  TD1: 'TD1',
  TD2: 'TD2',
  TDS: 'Técnico desportivo superior',
  TAE: 'Técnico de atividades equestres',
  herrado: 'Ferração',
  veterinaria: 'Veterinária'
}

export const languageLabels: typeof es.languageLabels = {
  es: 'Espanhol',
  en: 'Inglês',
  fr: 'Francês',
  pt: 'Português',
  de: 'Alemão',
  ro: 'Romeno',
  ar: 'Árabe'
}

export const factWords: typeof es.factWords = {
  pay: 'Salário',
  grossPay: 'Salário bruto',
  payLater: 'Diz-se antes da entrevista',
  payLaterSentence: 'O salário diz-se antes da entrevista',
  perPeriod: (_, label) => `por ${label}`,
  payments: count => `em ${count} pagamentos`,
  extras: extras => `mais ${extras.join(' e ')}`,
  fullTimeMonth: amount => `≈\u00a0${amount}/mês a tempo inteiro`,
  housing: 'Alojamento',
  noHousing: 'Não há',
  perMonth: amount => `${amount} por mês`,
  billsIncluded: 'com luz e água',
  daysOff: 'Dias livres',
  perWeek: days => `${days} por semana`,
  hours: 'Horário',
  aWeek: 'por semana',
  splitDay: 'manhã e tarde',
  wholeDay: 'seguido',
  onCall: 'com piquetes',
  showDays: 'com concursos',
  dayOff: 'dia livre',
  someDaysOff: 'dias livres',
  contract: 'Contrato',
  starts: 'Começa',
  startNow: 'desde já',
  startOn: date => `desde ${date}`,
  until: date => `até ${date}`,
  season: 'por temporada',
  kind: 'Tipo',
  price: 'Preço',
  internet: 'Internet',
  meals: 'Refeições',
  couple: 'Casal',
  coupleFits: ['Cabe', 'Não cabe'],
  children: 'Crianças',
  childrenFit: ['Cabem', 'Não cabem'],
  dog: 'Cão',
  dogMayCome: ['Pode vir', 'Não pode vir'],
  centre: 'Centro',
  disciplines: 'Disciplinas',
  horses: 'Cavalos',
  horsesPerPerson: 'Por pessoa',
  horse: 'cavalo',
  someHorses: 'cavalos',
  team: 'Equipa',
  person: 'pessoa',
  people: 'pessoas',
  facilities: 'Instalações',
  licence: level => `carta\u00a0${level}`,
  ownHorse: 'O seu cavalo',
  box: 'boxe',
  boxes: 'boxes',
  yearOfExperience: 'ano de experiência',
  yearsOfExperience: 'anos de experiência'
}

export const housingChips: typeof es.housingChips = {
  no: '',
  habitacion: 'quarto',
  compartida: 'casa partilhada',
  independiente: 'alojamento',
  caravana: 'caravana',
  'ayuda-alquiler': 'ajuda para a renda'
}

export const ownHorseChips: typeof es.ownHorseChips = {
  no: '',
  gratis: 'boxe grátis',
  'con-coste': 'boxe pago',
  'a-hablar': 'boxe a combinar'
}

export const termFacts: typeof es.termFacts = {
  workPermit: { name: 'Autorização de trabalho', fact: 'Tratam dela' }
}

const roleOf = (value: string) => roleLabels[value as keyof typeof roleLabels]
const disciplineOf = (value: string) => disciplineLabels[value as keyof typeof disciplineLabels]
const contractOf = (value: string) => contractLabels[value as keyof typeof contractLabels]
const jobTypeOf = (value: string) => jobTypeLabels[value as keyof typeof jobTypeLabels]
const experienceOf = (value: string) => experienceLabels[value as keyof typeof experienceLabels]

export const filterWords: typeof es.filterWords = {
  jobType: {
    name: 'Tipo de emprego',
    label: jobTypeOf,
    phrase: value => `a ${lowerFirst(jobTypeOf(value))}`
  },
  experience: {
    name: 'Experiência',
    label: experienceOf,
    phrase: value => `com ${lowerFirst(experienceOf(value))}`
  },
  role: { name: 'Função', label: roleOf, phrase: value => `de ${lowerFirst(roleOf(value))}` },
  discipline: {
    name: 'Disciplina',
    label: disciplineOf,
    phrase: value => `de ${lowerFirst(disciplineOf(value))}`
  },
  province: { name: 'Província', label: (_, name) => name, phrase: (_, name) => `em ${name}` },
  housing: { name: 'Alojamento', label: 'Com alojamento', phrase: 'com alojamento' },
  pay: { name: 'Salário', label: 'Diz o salário', phrase: 'que dizem o salário' },
  payMin: {
    name: 'Salário mínimo',
    label: (_, euros) => `Desde ${euros} por mês`,
    phrase: (_, euros) => `desde ${euros} por mês`
  },
  contract: {
    name: 'Contrato',
    label: contractOf,
    phrase: value => `com contrato: ${lowerFirst(contractOf(value))}`
  },
  daysOff: {
    name: 'Dias livres',
    label: (value, days) =>
      value === '1' ? 'Um dia livre ou mais' : `${days} dias livres ou mais`,
    phrase: (value, days) =>
      value === '1' ? 'com um dia livre ou mais' : `com ${days} dias livres ou mais`
  },
  carne: {
    name: 'Carta de condução',
    label: value => `Tenho a carta ${value}`,
    phrase: value => `com a carta ${value}`
  },
  galope: {
    name: 'Galope',
    label: value => (value === '0' ? 'Sem galopes' : `Tenho o galope ${value}`),
    phrase: value => (value === '0' ? 'sem galopes' : `com o galope ${value}`)
  },
  ownHorse: {
    name: 'O seu cavalo',
    label: 'Com o meu cavalo',
    phrase: 'com lugar para o seu cavalo'
  },
  workPermit: {
    name: 'Autorização de trabalho',
    label: 'Trata da autorização de trabalho',
    phrase: 'que tratam da autorização de trabalho'
  },
  minors: {
    name: 'Menores',
    label: value => (value === 'si' ? 'Com menores' : 'Sem trabalho com menores'),
    phrase: value => (value === 'si' ? 'com menores' : 'sem trabalho com menores')
  }
}

export const searchWords: typeof es.searchWords = {
  job: 'emprego',
  jobs: 'empregos',
  moreThan: count => `mais de ${count}`,
  someJobs: count => `${count} com cavalos`,
  anyJobs: 'Empregos com cavalos',
  jobsOf: searched => `Empregos ${searched}`,
  ofWords: words => `de ${words}`,
  within: circle => `a ${circle}`,
  in: place => `em ${place}`,
  circle: (radius, place) => `${radius} km de ${place}`,
  nothing: searched => `Nenhum emprego ${searched}`,
  nothingNear: 'Nenhum emprego tão perto',
  nothingWithFilters: 'Nenhum emprego com estes filtros',
  nothingYet: 'Ainda não há empregos publicados',
  without: words => `Sem ${words}`,
  widerCircle: circle => `A ${circle}`,
  inProvince: name => `Na província de ${name}`,
  inCountry: 'Em toda a Espanha',
  inPlace: place => `Em ${place}`,
  result: 'resultado',
  results: 'resultados',
  shown: (shown, total, page) => `A mostrar ${shown} de ${total} - ${page}`,
  page: (page, pages) => `Página ${page} de ${pages}`,
  understood: (words, place) =>
    `Entendemos «${words}» como um lugar${place && ` (${place})`} e mostramos os empregos de lá.`,
  onlyWords: (words, isOne) => `Procurar só ${isOne ? 'a palavra' : 'as palavras'} «${words}»`,
  listDescription: 'Empregos em cavalariças, hípicas e coudelarias, grátis e sem intermediários.'
}

export const listWords: typeof es.listWords = {
  backToResults: 'Voltar aos resultados',
  removeAllFilters: 'Tirar todos',
  show: count => `Ver ${count}`,
  distance: 'Distância',
  wholeProvince: name => `Toda a província de ${name}`,
  onMap: 'No mapa',
  circle: radius => `O círculo são os seus ${radius}\u00a0km.`,
  skipMap: 'Saltar o mapa',
  byProvince: 'Empregos por província',
  byProvinceAround: circle => `Empregos por província, a ${circle}`,
  otherProvinces: 'As outras províncias',
  wholeCountry: 'Ver toda a Espanha',
  loading: 'A carregar empregos…',
  nearestFirst: 'Para ver primeiro o mais próximo, escreva uma localidade em «Onde?».',
  offers: 'Empregos',
  tooLong: most => `A procura tinha mais de ${most} carateres e não a pudemos usar.`,
  failed: 'Não foi possível obter os empregos',
  removeFilter: label => `Tirar filtro: ${label}`,
  another: name => `Outro ${name}? `,
  orLast: ', ou ',
  inProvince: name => `, em ${name}`,
  mostSimilar: 'Mais parecidos',
  nearest: 'Mais perto',
  newest: 'Novos',
  byPay: 'Salário',
  endingSoon: 'Acabam antes',
  order: 'Ordem',
  licenceAndGalope: 'Carta e galope',
  permitAndMinors: 'Autorização e menores',
  all: 'Todos',
  any: 'Qualquer',
  change: 'Mudar',
  filters: 'Filtros',
  someFilters: count => `Filtros (${count})`,
  withOneChange: 'Com uma mudança, há',
  clearFilters: 'Limpar filtros',
  seeCandidates: 'Ver candidatos',
  backHome: 'Voltar ao início',
  feed: 'Esta procura no seu leitor (RSS)'
}

export const searchFormWords: typeof es.searchFormWords = {
  what: 'O que procura?',
  whatExample: 'Função, habilidades, etc.',
  where: 'Onde?',
  whereExample: 'Cidade, região ou país',
  search: 'Procurar',
  recent: 'Procuras recentes',
  forget: 'Apagar'
}

export const cardWords: typeof es.cardWords = {
  isNew: 'Novo',
  published: 'Publicado ',
  justNow: 'agora mesmo',
  today: 'Hoje',
  yesterday: 'Ontem',
  over: 'Anúncio expirado',
  urgent: left => `Urgente: faltam ${left}`,
  daysLeft: days => `Faltam ${days}`,
  hoursAndMinutes: (hours, minutes) => `${hours} h ${minutes} min`,
  sameMunicipality: 'mesmo município',
  away: kilometres => `a\u00a0${kilometres}\u00a0km`,
  photos: 'Fotografias',
  photoOf: company => `Fotografia de ${company}`,
  onePhotoOf: (number, count, company) => `Fotografia ${number} de ${count} de ${company}`
}

export const jobWords: typeof es.jobWords = {
  ...es.jobWords,
  call: 'Ligar',
  write: 'Escrever',
  callTo: company => `Ligar para ${company}`,
  contact: 'Contacto',
  contactNotice:
    'Ao premir vê o telefone e o correio. Contamos quantas vezes se vê, não quem o vê.',
  applied: 'Já se candidatou',
  appliedOn: date => ` em ${date}`,
  hasYourData: company => `${company} tem o seu nome, o seu correio e o seu telefone.`,
  yourApplication: 'A sua candidatura',
  apply: 'Candidatar-me',
  filledHere: name => `A empresa encontrou quem procurava em ${name}.`,
  filledElsewhere: 'A empresa já encontrou quem procurava.',
  notFilled: 'A empresa deixou de procurar alguém para este lugar.',
  takesNoMore: 'Já não aceita candidaturas.',
  otherJobs: 'Ver outros empregos',
  expired: 'Anúncio expirado.',
  similar: 'Empregos parecidos',
  similarNear: 'Empregos parecidos, perto daqui',
  allWithin: radius => `Ver todos a ${radius}\u00a0km`,
  neverPay: 'Nunca pague por um emprego.',
  neverPayText:
    'Quem oferece trabalho a sério não pede dinheiro nem dados do banco antes de contratar.',
  report: 'Denunciar este anúncio (em espanhol)',
  share: 'Partilhar',
  shareOtherApp: 'Com outra aplicação',
  copyLink: 'Copiar ligação',
  byWhatsApp: 'Por WhatsApp',
  poster: 'Cartaz para imprimir (em espanhol)',
  description: 'Descrição',
  housing: 'O alojamento',
  centre: 'O centro',
  minors: 'Contacto habitual com menores.',
  history: 'História do anúncio',
  requirements: 'Requisitos',
  publishedOn: 'Publicado em ',
  expiresOn: 'expira em ',
  expiredOn: 'expirou em ',
  expiresSentence: date => `O anúncio expira em ${date}.`,
  expiredSentence: 'Anúncio expirado.',
  adLanguage: 'O anúncio está nas palavras da empresa; as suas condições estão em português.'
}

export const historyWords: typeof es.historyWords = {
  published: 'Publicado',
  renewedUntil: date => `Renovado até ${date}`,
  closedUnfilled: 'Procura encerrada sem preencher',
  filled: 'Lugar preenchido',
  payHidden: before => `Já não diz o salário: era de ${before}`,
  payTold: after => `Agora diz o salário: ${after}`,
  payRises: (from, to) => `O salário sobe de ${from} para ${to}`,
  payFalls: (from, to) => `O salário desce de ${from} para ${to}`,
  payChanges: (from, to) => `O salário passa de ${from} para ${to}`,
  hoursHidden: before => `Já não diz o horário: era ${before}`,
  hoursTold: after => `Agora diz o horário: ${after}`,
  weekChanges: (from, to) => `O horário passa de ${from} para ${to} por semana`,
  hoursChange: (from, to) => `O horário passa de «${from}» para «${to}»`
}

export const uiWords: typeof es.uiWords = {
  ...es.uiWords,
  appliedFilters: 'Filtros aplicados',
  hide: 'Esconder',
  closeFilters: 'Fechar filtros',
  applyFilters: 'Aplicar filtros',
  isChosen: 'sim',
  more: count => `mais ${count}`,
  pagination: 'Páginas',
  next: 'Seguinte',
  nextPage: 'Página seguinte',
  lessThan: 'A menos de',
  retry: 'Tentar outra vez'
}

export const frameWords: typeof es.frameWords = {
  ...es.frameWords,
  skipToContent: 'Saltar para o conteúdo ',
  skipToResults: 'Saltar para os resultados',
  jobs: 'Empregos',
  home: 'Início',
  contact: 'Contacto',
  logIn: 'Iniciar sessão',
  register: 'Registar-se',
  alsoIn: 'Esta página existe também em português.'
}
