import { day } from '#events/units.ts'
import { job } from '#events/aggregates/jobs.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { hideJob } from '#services/jobs/posting/decide-takedown.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import {
  coverLetter,
  deleteAccount,
  jobRequest,
  jobTermsRequest,
  type SignedInClient,
  signUp
} from '../builders/api-fixtures.ts'
import { applicationBearer } from '../board/link-tokens.ts'
import { profileTermsRequest } from '../builders/candidate-profiles.ts'
import { decideAs, report, signUpOperator } from '../builders/cases.ts'
import { signalled } from '../builders/held-jobs.ts'
import type { HttpClient } from '../board/http-client.ts'
import { uploadJobPhotos, uploadSamplePhoto } from '../builders/pictures.ts'
import type { TestApp } from '../board/test-app.ts'

/** Something on the board that an address may name. */
export interface Thing {
  /** As a report names it, where it can be reported. */
  kind: string
  id: string
}

/** Years that nothing but the age of a candidate says. */
const ages = { candidate: 47, employersOnly: 53, hidden: 59, minor: 17 }

/**
 * A board on which every text that a person typed holds a mark that stands nowhere else, and each mark is known by the
 * field that it stands in: «ad.title», «draft.title», «minor.fullName».
 */
export class MarkedBoard {
  readonly things: Thing[] = []
  /** The files of photos and pictures that everybody may see, and what shows them. */
  readonly publicFiles = new Map<string, string>()
  /** Who sends requests, by what they are. */
  readonly people: Record<string, HttpClient> = {}
  /** Each takes things of some kinds away from everybody. */
  readonly takings: { kinds: string[]; take: () => Promise<unknown> }[] = []
  readonly #fields = new Map<string, string>()
  readonly #random = new SeededRandom(5, 'marks', 0)
  readonly #board: TestApp

  private constructor(board: TestApp) {
    this.#board = board
  }

  static async create(board: TestApp): Promise<MarkedBoard> {
    const made = new MarkedBoard(board)
    made.people.operator = await signUpOperator(board)
    made.people['another employer'] = await signUp(board, 'employer')
    made.people['another applicant'] = await signUp(board, 'applicant')
    const employer = await made.#addEmployers()
    await made.#addCandidates(employer)
    return made
  }

  /** The marks in a text, with their fields. */
  marksIn(text: string): Map<string, string> {
    const compact = text.replace(/(?<=\d)[\s.-](?=\d)/g, '')
    const words = text.toLowerCase().match(/zq[a-z]{8}/g) ?? []
    const numbers = compact.match(/69[67]\d{6}/g) ?? []
    const found = [...words, ...numbers].flatMap(mark => {
      const field = this.#fields.get(mark)
      return field ? [[mark, field] as const] : []
    })
    return new Map(found)
  }

  /** Those that are words, and may be searched for. */
  get words(): string[] {
    return [...this.#fields.keys()].filter(mark => mark.startsWith('zq'))
  }

  /** Takes away what everybody could read but of one ad: «ad.title» is then «lost ad.title». */
  async takeAway(): Promise<void> {
    for (const { kinds, take } of this.takings) {
      await take()
      for (const [mark, field] of this.#fields) {
        const [kind = '', name] = field.split('.')
        if (kinds.includes(kind)) this.#fields.set(mark, `lost ${kind}.${name}`)
      }
      for (const [path, kind] of this.publicFiles)
        if (kinds.includes(kind)) this.publicFiles.delete(path)
    }
  }

  /** Two are never so alike that a search takes one for the other. */
  #word(field: string): string {
    const mails = Array.from({ length: 8 }, () => this.#random.pick([...'abcdefghijklmnop']))
    const mark = `zq${mails.join('')}`
    this.#fields.set(mark, field)
    return mark
  }

  #phone(field: string): string {
    const mark = `697${String(100_000 + this.#fields.size)}`
    this.#fields.set(mark, field)
    return mark
  }

  #email(field: string): string {
    return `${this.#word(field)}@example.org`
  }

  #signUp(userType: 'employer' | 'applicant', kind: string): Promise<SignedInClient> {
    return signUp(this.#board, userType, {
      username: this.#word(`${kind}.username`),
      email: this.#email(`${kind}.accountEmail`),
      phone: this.#phone(`${kind}.accountPhone`),
      location: `Cortijo ${this.#word(`${kind}.accountLocation`)}`,
      fullName: `Finca ${this.#word(`${kind}.name`)}`,
      bio: `Cría de ${this.#word(`former ${kind}.bio`)}`
    })
  }

  #ad(kind: string): object {
    return {
      ...jobRequest,
      ...jobTermsRequest,
      title: `Mozo ${this.#word(`${kind}.title`)}`,
      companyName: `Finca ${this.#word(`${kind}.companyName`)}`,
      location: `Cortijo ${this.#word(`${kind}.location`)}`,
      description: `Cuidado de ${this.#word(`${kind}.description`)}`,
      requirements: `Se pide ${this.#word(`${kind}.requirements`)}`,
      details: `Además ${this.#word(`${kind}.details`)}`,
      contactPhone: this.#phone(`${kind}.contactPhone`),
      contactEmail: this.#email(`${kind}.contactEmail`)
    }
  }

  async #post(
    employer: HttpClient,
    kind: string,
    changes: object = {},
    path = '/api/jobs'
  ): Promise<string> {
    const { status, body } = await employer.post(path, { ...this.#ad(kind), ...changes })
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
    this.#add('job', body.id)
    return body.id
  }

  #add(kind: string, ...ids: string[]): void {
    for (const id of ids) this.things.push({ kind, id })
  }

  #addFiles(shownBy: string | undefined, ...paths: string[]): void {
    for (const path of paths) {
      for (const file of [path, path.replace('.webp', '-s.webp')]) {
        this.#add('file', file.split('/').pop() ?? '')
        if (shownBy) this.publicFiles.set(file, shownBy)
      }
    }
  }

  /** The employer whose ads are in every state, and those whose page or first ad is kept back. */
  async #addEmployers(): Promise<{ employer: SignedInClient; adId: string }> {
    const board = this.#board
    const employer = await this.#signUp('employer', 'employer')
    this.people.employer = employer
    this.#add('employer', employer.id)
    const [shown = '', kept = '', drafted = '', unused = ''] = await uploadJobPhotos(employer, 4)
    this.#addFiles('ad', shown)
    this.#addFiles(undefined, kept, drafted, unused)
    const adId = await this.#post(employer, 'former ad', { photos: [shown] })
    await employer.patch(`/api/jobs/${adId}`, this.#ad('ad'))
    const closed = await this.#post(employer, 'closed ad')
    const answer = `Gracias, ${this.#word('answer.text')}`
    await employer.post(`/api/jobs/${closed}/close`, { outcome: 'aqui', message: answer })
    const withdrawn = await this.#post(employer, 'withdrawn ad')
    await employer.delete(`/api/jobs/${withdrawn}`)
    const hidden = await this.#post(employer, 'hidden ad', { photos: [kept] })
    await this.#hide(hidden)
    await this.#post(employer, 'draft', { photos: [drafted] }, '/api/job-drafts')
    const now = board.now
    board.now = new Date(now.getTime() - 40 * day)
    await this.#post(employer, 'expired ad')
    board.now = now
    await employer.put(`/api/users/${employer.id}/verification`, {
      web: `${this.#word('employer.web')}.example.org`,
      taxId: '12345678Z',
      farmCode: 'ES110390001234'
    })
    this.#addFiles('employer', await this.#savePicture(employer, 'employer'))
    this.#addFiles(undefined, await uploadSamplePhoto(employer))
    const newcomer = await this.#signUp('employer', 'newcomer')
    this.people.newcomer = newcomer
    this.#add('employer', newcomer.id)
    const held = { details: `${signalled.details} ${this.#word('held ad.details')}` }
    await this.#post(newcomer, 'held ad', held)
    await this.#addHiddenEmployer()
    const deleted = await this.#signUp('employer', 'deleted employer')
    await this.#post(deleted, 'deleted ad')
    await deleteAccount(deleted, `Cierro por ${this.#word('deleted employer.reason')}`)
    this.#add('employer', deleted.id)
    this.takings.push(
      { kinds: ['ad'], take: () => this.#hide(adId) },
      { kinds: ['employer', 'closed ad', 'expired ad'], take: () => deleteAccount(employer) }
    )
    return { employer, adId }
  }

  #hide(id: string): Promise<unknown> {
    return handleCommand(this.#board.tools, job, id, state =>
      hideJob(state, id, { reason: 'falso' })
    )
  }

  async #addHiddenEmployer(): Promise<void> {
    const hidden = await this.#signUp('employer', 'hidden employer')
    await this.#post(hidden, 'other ad')
    this.#addFiles(undefined, await this.#savePicture(hidden, 'hidden employer'))
    await report(this.#board, 'employer', hidden.id, { text: `Es ${this.#word('report.text')}` })
    await this.#takeDown(`employer-${hidden.id}`)
    this.#add('employer', hidden.id)
  }

  async #addCandidates({ employer, adId }: { employer: SignedInClient; adId: string }) {
    const { id, person } = await this.#publish('candidate', ages.candidate)
    this.people.candidate = person
    const minor = await this.#publish('minor', ages.minor)
    this.people.minor = minor.person
    for (const applicant of [person, minor.person]) await this.#use(applicant, employer, adId)
    for (const profile of [id, minor.id]) {
      await employer.post(`/api/candidate-profiles/${profile}/contact`)
      await this.people['another employer']?.post(`/api/candidate-profiles/${profile}/contact`)
    }
    this.#addFiles('picture', await this.#savePicture(person, 'candidate'))
    this.#addFiles(undefined, await uploadSamplePhoto(person))
    for (const visibleTo of ['employers', 'applied', 'nobody']) {
      const profile = await this.#publish(`candidate for ${visibleTo}`, ages.employersOnly)
      // A block ends «everyone» by itself.
      await profile.person.post('/api/candidate-visibility/blocks', {
        text: this.#word('block.text')
      })
      await profile.person.put('/api/candidate-visibility', { visibleTo })
    }
    const hidden = await this.#publish('hidden candidate', ages.hidden)
    await report(this.#board, 'profile', hidden.id, { text: `Pide ${this.#word('report.text')}` })
    await this.#takeDown(`profile-${hidden.id}`)
    const withdrawn = await this.#publish('withdrawn candidate', ages.hidden)
    await withdrawn.person.delete(`/api/candidate-profiles/${withdrawn.id}`)
    const deleted = await this.#publish('deleted candidate', ages.hidden)
    await deleteAccount(deleted.person)
    await this.#addGuest(adId)
    this.takings.push({
      kinds: ['candidate'],
      take: () => person.put('/api/candidate-visibility', { visibleTo: 'employers' })
    })
  }

  async #publish(kind: string, age: number): Promise<{ id: string; person: SignedInClient }> {
    const person = await this.#signUp('applicant', `${kind} account`)
    const { status, body } = await person.post('/api/candidate-profiles', {
      ...profileTermsRequest,
      age,
      fullName: `Ana${this.#word(`${kind}.givenName`)} ${this.#word(`${kind}.surname`)}`,
      contactPhone: this.#phone(`${kind}.contactPhone`),
      contactEmail: this.#email(`${kind}.contactEmail`),
      description: `Amazona de ${this.#word(`${kind}.description`)} desde siempre`,
      location: `Aldea ${this.#word(`${kind}.location`)}`,
      skills: `doma, ${this.#word(`${kind}.skills`)}`
    })
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
    this.#add('profile', body.id)
    this.#add('user', person.id)
    return { id: body.id, person }
  }

  /** What a candidate does beside a profile. */
  async #use(person: SignedInClient, employer: SignedInClient, adId: string): Promise<void> {
    const letter = `${coverLetter} ${this.#word('application.coverLetter')}`
    const sent = await person.post(`/api/jobs/${adId}/applications`, { coverLetter: letter })
    this.#add('application', sent.body.id)
    const write = async (by: HttpClient, receiverId: string) => {
      const content = `Hola, ${this.#word('message.content')}`
      this.#add('message', (await by.post('/api/messages', { receiverId, content })).body.id)
    }
    await write(employer, person.id)
    await write(person, employer.id)
    await person.put(`/api/saved-jobs/${adId}`)
    const keyword = this.#word('alert.keyword')
    await person.post('/api/alerts', { search: { keyword }, every: 'dia' })
    this.#add('alert', (await person.get('/api/alerts')).body.alerts[0].id)
    const text = `Pide ${this.#word('report.text')}`
    await report(this.#board, 'job', adId, { text, reason: 'otro' }, person)
    this.#add('case', `job-${adId}`)
    const [session] = (await person.get('/api/sessions')).body.sessions
    this.#add('session', session.id)
  }

  async #addGuest(adId: string): Promise<void> {
    const visitor = this.#board.createClient()
    const { body } = await visitor.post(`/api/jobs/${adId}/applications`, {
      isGuestApplication: true,
      coverLetter: `${coverLetter} ${this.#word('application.coverLetter')}`,
      applicantName: `Luis ${this.#word('guest.name')}`,
      applicantEmail: this.#email('guest.email'),
      applicantPhone: this.#phone('guest.phone')
    })
    this.#add('application', body.id)
    const content = `Hola, ${this.#word('message.content')}`
    const bearer = applicationBearer(this.#board, body.id)
    const sent = await visitor.post(`/api/applications/${body.id}/messages`, { content }, bearer)
    this.#add('message', sent.body.id)
    const { body: receipt } = await report(this.#board, 'job', adId, {
      reason: 'otro',
      text: `Pide ${this.#word('report.text')}`,
      name: `Luis ${this.#word('report.name')}`,
      email: this.#email('report.email')
    })
    this.#add('report', receipt.number)
  }

  async #savePicture(person: SignedInClient, kind: string): Promise<string> {
    const profilePicture = await uploadSamplePhoto(person)
    const { body } = await person.get('/api/user')
    const { fullName, email, phone, location } = body
    const bio = `Ahora ${this.#word(`${kind}.bio`)}`
    const saved = { fullName, email, phone, location, bio, profilePicture }
    const { status } = await person.put(`/api/users/${person.id}`, saved)
    if (status !== 200) throw new Error(`a picture was not saved: ${status}`)
    return profilePicture
  }

  async #takeDown(id: string): Promise<void> {
    const { operator } = this.people
    if (!operator || (await decideAs(operator, id)).status !== 200) throw new Error(id)
    this.#add('case', id)
  }
}
