import { expect, test } from 'vitest'
import { maxDecidedTogether } from '#events/limits/cases.ts'
import { alertOperators } from '#services/mail/plan/write-to-operators.ts'
import {
  removalRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { signUpOperator } from '#test/builders/cases.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { sendMail } from '#test/board/mails.ts'
import { describeWithApp, type TestApp, type Visitor } from '#test/board/test-app.ts'

const accounts = 300
const honestAccounts = 20
/** Seconds of the wave, and within which an operator has cleaned the board. */
const longest = { wave: 20, cleaning: 120 }

const boilerplate =
  'Somos una yeguada familiar con treinta años de historia. Ofrecemos contrato estable y alta.'
const tasks = [
  'mozo para camas, pienso y paseos de doce caballos de salto',
  'amazona que monte seis potros al día y viaje a concursos',
  'profesora titulada para clases de iniciación, volteo y campamentos',
  'herrador con furgoneta para cuarenta yeguas españolas',
  'guarda nocturno que vigile partos y avise a la veterinaria',
  'veterinaria de campo que lleve reproducción y vacunas',
  'conductor de camión con carné C para el transporte a ferias',
  'cochero de enganche que prepare romerías y exhibiciones',
  'tractorista para praderas, vallados y abonado de la dehesa',
  'recepcionista con inglés para reservas de rutas y clientes'
]
const duties = [
  'Empiezas a las siete y libras dos tardes',
  'Hay vivienda aparte, cocina propia y calefacción',
  'Pagamos según convenio, con catorce pagas',
  'Trabajarás junto a otras tres compañeras',
  'Necesitas vehículo, porque no llega ningún autobús',
  'Valoramos referencias de otros propietarios',
  'La temporada dura desde marzo hasta octubre',
  'Puedes traer tu perro si convive bien',
  'Enseñamos nosotros a quien venga sin experiencia',
  'Buscamos a alguien que quiera quedarse muchos años'
]
const places = ['Segovia', 'Jerez']

const isConfirmed = (n: number) => n % 4 < 2

/** An ad that is its own, with the sentences of its house; half of them have a link and a confirmed e-mail. */
const honestAd = (n: number) => ({
  title: `Puesto en ${places[n % 2]}`,
  description: `Buscamos ${tasks[n % 10]} en ${places[n % 2]}.`,
  requirements: boilerplate,
  details: `${duties[n % 10]}. ${isConfirmed(n) ? `Escribe a wa.me/3461234560${n % 10}` : ''}`
})

/** Two of three have a link to a messenger, the others a number. */
const spamAd = (n: number) => ({
  title: `Trabajo ${n} con caballos`,
  description: `Gana ${3000 + n} € al mes desde casa, sin horarios ni jefes, con nuestro método probado`,
  details:
    n % 3 ? `Escribe hoy a wa.me/34600${n}` : `Llama hoy al 600 111 ${String(n).padStart(3, '0')}`
})

const every = accounts / honestAccounts
const isHonest = (n: number) => n % every === 0

/** Three accounts of an address, and networks of several addresses. */
const addressOf = (n: number) =>
  isHonest(n)
    ? `192.0.${n % 250}.${1 + (n % 200)}`
    : `198.51.${n % 40}.${1 + (Math.floor(n / 3) % 250)}`

describeWithApp(
  'a wave of spam',
  board => {
    test('is off the board within minutes by one operator, and no honest ad is touched', async () => {
      const operator = await signUpOperator(board)
      const start = performance.now()
      const honest: { owner: SignedInClient; id: string }[] = []
      const spammers: string[] = []
      await inParallel(accounts, async n => {
        const owner = await signUp(board, 'employer', {}, addressOf(n))
        if (!isHonest(n)) {
          await postJobAs(owner, spamAd(n))
          spammers.push(owner.id)
          return
        }
        if (isConfirmed(n / every)) await confirmEmailOf(board, owner)
        honest.push({ owner, id: (await postJobAs(owner, honestAd(n / every))).id })
      })
      const wave = secondsSince(start)
      const read = () => Promise.all(honest.map(({ id }) => readJob(board, id)))
      const before = await read()
      const held = (await operator.get('/api/operator/cases')).body.pending
      expect(held).toBeGreaterThan(150)
      expect(await alertOperators(board.tools)).toBe(1)

      const cleaningStart = performance.now()
      const { jobs } = (await operator.get('/api/operator/jobs?by=likeness')).body
      const alike = jobs.filter((job: { alike: number }) => job.alike > honestAccounts)
      const owners = [...new Set<string>(alike.map(({ ownerId }: { ownerId: string }) => ownerId))]
      await removeAll(operator, owners)
      const cleaning = secondsSince(cleaningStart)
      process.stdout.write(
        `wave: ${accounts} accounts and ads in ${wave} s, ${held} held; clean after ${cleaning} s\n`
      )

      expect(new Set(owners)).toEqual(new Set(spammers))
      const { meta } = (await board.createClient().get('/api/jobs?limit=50')).body
      expect(meta.totalJobs).toBe(honestAccounts)
      expect(await read()).toEqual(before)
      expect((await operator.get('/api/operator/cases')).body.pending).toBe(0)
      for (const { owner } of honest)
        expect((await owner.get('/api/my-decisions')).body.decisions).toEqual([])
      expect(await countLetters(board)).toBe(spammers.length)
      expect(wave).toBeLessThan(longest.wave)
      expect(cleaning).toBeLessThan(longest.cleaning)
    }, 600_000)
  },
  { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'hola@example.org' }
)

async function removeAll(operator: Visitor, owners: string[]): Promise<void> {
  for (let from = 0; from < owners.length; from += maxDecidedTogether) {
    const ids = owners.slice(from, from + maxDecidedTogether)
    const { status, body } = await operator.post('/api/operator/removals', {
      ...removalRequest,
      ids
    })
    expect([status, body.failed]).toEqual([200, []])
  }
}

async function readJob(board: TestApp, id: string): Promise<unknown> {
  const { status, body } = await board.createClient().get(`/api/jobs/${id}`)
  expect(status).toBe(200)
  return body
}

/** The accounts to which a letter with the reasons goes. */
async function countLetters(board: TestApp): Promise<number> {
  await sendMail(board)
  const [found] = await board.db.query<{ n: number }>(
    "SELECT count(DISTINCT about) AS n FROM mail.outbox WHERE about LIKE 'account-%'"
  )
  return found?.n ?? 0
}

/** Eight at a time. */
async function inParallel(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < count) await work(next++)
    })
  )
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10
