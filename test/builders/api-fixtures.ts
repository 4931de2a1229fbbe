import { newId } from '#events/aggregates/ids.ts'
import type { ClientFactory, HttpClient } from '../board/http-client.ts'

export interface SignedInClient extends HttpClient {
  id: string
  username: string
}

export const testPassword = 'caballo-bayo'

/** Of an account as its owner reads it, sorted. */
export const accountFields = [
  'bio',
  'bouncedEmail',
  'createdAt',
  'email',
  'emailConfirmed',
  'farmName',
  'fullName',
  'id',
  'language',
  'lastIp',
  'lastPlace',
  'locatedAt',
  'location',
  'pendingEmail',
  'phone',
  'profilePicture',
  'seenAt',
  'stoppedMail',
  'taxIdCheckedAt',
  'userType',
  'username',
  'web'
]

/** Deletes the account of a client. */
export function deleteAccount(person: SignedInClient, reason?: string) {
  const request = { currentPassword: testPassword, ...(reason && { reason }) }
  return person.delete(`/api/users/${person.id}`, request)
}

/** Registers a user; the client is signed in. */
export async function signUp(
  board: ClientFactory,
  userType: 'employer' | 'applicant',
  changes: object = {},
  address?: string
): Promise<SignedInClient> {
  const visitor = board.createClient(address)
  const username = `p.${newId()}`
  const { status, body } = await visitor.post('/api/register', {
    username,
    password: testPassword,
    email: `${username}@example.org`,
    fullName: userType === 'employer' ? 'Yeguada del Soto' : 'Ana Robles',
    userType,
    ...changes
  })
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return { ...visitor, id: body.id, username }
}

export const jobRequest = {
  title: 'Mozo de cuadra',
  companyName: 'Yeguada del Soto',
  location: 'Segovia',
  description: 'Cuidado de doce caballos de salto',
  jobType: 'Jornada Completa',
  experience: 'Nivel Básico',
  contactPhone: '612 345 678',
  contactEmail: 'cuadra@example.org'
}

/** Every term that a job can have. */
export const jobTermsRequest = {
  role: 'jinete',
  disciplines: ['doma-clasica', 'alta-escuela'],
  centreType: 'yeguada',
  place: '11020',
  contract: 'indefinido',
  hours: {
    week: 40,
    split: true,
    weekends: 'alternos',
    daysOff: 1.5,
    onCall: false,
    showDays: true
  },
  start: { date: '2026-04-15', until: '2026-10-31', season: true },
  pay: { min: 1450, max: 1800.5, period: 'mes', payments: 14, extras: ['premios'] },
  housing: {
    kind: 'independiente',
    cost: 'en-especie',
    amount: 150,
    bills: true,
    internet: true,
    couple: true,
    children: false,
    dog: true,
    meals: false
  },
  ownHorse: 'con-coste',
  boxes: 2,
  team: { horses: 22, horsesPerPerson: 6, people: 4 },
  facilities: ['pista-cubierta', 'caminador'],
  asks: [
    { what: 'galope', level: 7, weight: 'imprescindible' },
    { what: 'carne', level: 'BE', weight: 'valorable' },
    { what: 'desbrave', weight: 'se-ensena' }
  ],
  workPermit: true,
  minors: true,
  alta: true,
  prueba: { days: 2 },
  contactWay: 'llamada',
  callHours: { from: 13, to: 15 },
  details: 'Montar seis caballos al día.\nPreparar dos concursos.'
}

export const coverLetter =
  'Llevo seis años cuidando caballos de salto y busco una cuadra donde quedarme.'

export const guestRequest = {
  coverLetter,
  isGuestApplication: true,
  applicantName: 'Luis Vega',
  applicantEmail: 'luis@example.org',
  applicantPhone: '612 345 678'
}

export const reportRequest = {
  reason: 'dinero-o-documentos',
  text: 'Pide 50 € por Bizum antes de la entrevista',
  name: 'Luis Vega',
  email: 'luis@example.org'
}

/** The first decision of a case. */
export const removalRequest = {
  ground: 'terms',
  rule: 'dinero-o-documentos',
  facts: 'La cuenta pide dinero antes de contratar.'
}

export const decisionRequest = {
  outcome: 'hidden',
  ground: 'terms',
  rule: 'dinero-o-documentos',
  facts: 'El anuncio pide dinero antes de contratar.',
  revision: 0
}

export const profileRequest = {
  fullName: 'Ana Robles',
  age: 28,
  contactPhone: '612 345 678',
  description: 'Amazona con experiencia en salto y doma'
}

/** Posts a job; returns it as it is read afterwards: only the response to a write has findings. */
export async function postJobAs(employer: HttpClient, changes: object = {}) {
  const { status, body } = await employer.post('/api/jobs', { ...jobRequest, ...changes })
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  const { findings: _, ...job } = body
  return job
}

/** The answer to a request in which a hidden field is filled in. */
export const honeypotRefused = {
  status: 400,
  body: {
    message: 'Has rellenado un campo que debe quedar vacío. Lo hemos vaciado: vuelve a enviarlo.'
  }
}
