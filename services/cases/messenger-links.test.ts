import { expect, test } from 'vitest'
import { alikeAds, newAccountDays } from '#events/limits/cases.ts'
import { day, hour } from '#events/units.ts'
import { jobRequest, postJobAs, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { describeWithHeldJobs, jobCasePath, jobPath } from '#test/builders/held-jobs.ts'
import type { TestApp } from '#test/board/test-app.ts'

const link = 'wa.me/34600111222'
const linked = { details: `Escribe a https://${link}` }
const spam = (n: number) => ({
  title: `Gana dinero ${n}`,
  description: 'Gana 3000 € al mes desde casa, sin experiencia y sin horarios',
  details: `Escribe a wa.me/346001112${n}`
})

/** What the yards of one house write in each of their ads. */
const boilerplate = 'Ofrecemos contrato estable, alta en la Seguridad Social y buen ambiente.'
const history = 'Somos una yeguada familiar con treinta años de historia.'
const honestTexts = [
  'Buscamos mozo para doce caballos de salto, con camas, pienso, paseos y limpieza de guadarnés todas las mañanas en Segovia.',
  'Necesitamos amazona o jinete que monte seis potros diarios, prepare concursos nacionales y viaje con nuestro camión los fines de semana.',
  'Falta profesora titulada para clases de iniciación a niños, volteo, pony club y campamentos durante los meses de verano en Jerez.',
  'Queremos herrador con furgoneta propia para herrar cuarenta yeguas españolas, revisar cascos y coordinarse con la veterinaria.',
  'Contratamos guarda nocturno que vigile partos, avise a veterinarios, anote temperaturas y controle cámaras del paridero hasta junio.'
]

async function confirmedEmployer(board: TestApp) {
  const employer = await signUp(board, 'employer')
  await confirmEmailOf(board, employer)
  return employer
}

const smtp = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'hola@example.org' }

describeWithHeldJobs(
  'an ad with a link to a messenger',
  (board, held) => {
    test('is held while the e-mail of its new account is not confirmed, and says so', async () => {
      const yeguada = await signUp(board, 'employer')
      const { id, heldFor } = await postJobAs(yeguada, linked)
      expect(heldFor).toEqual(['mensajeria'])
      expect([await held.statusOf(id), await held.isPending(id)]).toEqual([404, true])
      const [decision] = (await yeguada.get('/api/my-decisions')).body.decisions
      expect(decision).toMatchObject({ outcome: 'held', rule: 'otro', isAutomated: true })
      expect(decision.sentences[0]).toBe(
        `Lo revisamos antes de publicarlo, porque aún no te conocemos: lleva un enlace a un servicio de mensajería («${link}») y aún no has confirmado tu correo electrónico.`
      )
      const { body } = await held.operator.get(jobCasePath(id))
      expect(body.signals).toContain(`Lleva un enlace a un servicio de mensajería: «${link}».`)
    })

    test('is published with a number alone, or once the e-mail is confirmed', async () => {
      const yeguada = await signUp(board, 'employer')
      const { id } = await postJobAs(yeguada, { details: 'WhatsApp 600 111 222' })
      expect(await held.isListed(id)).toBe(true)
      const confirmed = await postJobAs(await confirmedEmployer(board), linked)
      expect(await held.isListed(confirmed.id)).toBe(true)
    })

    test('is published by an account of a month, also as its first', async () => {
      const yeguada = await signUp(board, 'employer')
      board.now = new Date(board.now.getTime() + newAccountDays * day)
      await yeguada.post('/api/login', { username: yeguada.username, password: testPassword })
      expect((await postJobAs(yeguada, linked)).heldFor).toBeUndefined()
    })

    test('is held for something strong beside it by that reason and rule', async () => {
      const details = `${linked.details}. La fianza, por Bizum`
      const yeguada = await confirmedEmployer(board)
      const description = 'Yegüero para quince yeguas de cría en Cáceres'
      const { id, heldFor } = await postJobAs(yeguada, { description, details })
      expect(heldFor).toEqual(['dinero'])
      const [decision] = (await yeguada.get('/api/my-decisions')).body.decisions
      expect(decision).toMatchObject({ targetId: id, rule: 'dinero-o-documentos' })
    })

    test('is held with a confirmed e-mail once three others of the day are like it', async () => {
      const post = async (n: number) => postJobAs(await confirmedEmployer(board), spam(n))
      for (let n = 0; n < alikeAds.count; n++) expect((await post(n)).heldFor).toBeUndefined()
      const yeguada = await confirmedEmployer(board)
      const { heldFor } = await postJobAs(yeguada, spam(8))
      expect(heldFor).toEqual(['mensajeria'])
      const [decision] = (await yeguada.get('/api/my-decisions')).body.decisions
      expect(decision.sentences[0]).toMatch(/y su texto es casi el de otros anuncios de hoy\.$/)
      board.now = new Date(board.now.getTime() + (alikeAds.hours + 1) * hour)
      expect((await post(9)).heldFor).toBeUndefined()
    })

    test('is not held for its own employer’s other ads', async () => {
      const yeguada = await confirmedEmployer(board)
      const same = {
        description: 'Mozo de cuadra para veinte yeguas de cría en Badajoz',
        ...linked
      }
      for (let n = 0; n <= alikeAds.count; n++)
        expect((await postJobAs(yeguada, same)).heldFor).toBeUndefined()
    })

    test('is not held for sentences that the yards of one house share', async () => {
      for (const text of honestTexts) {
        const details = `${text} ${linked.details}`
        const changes = { description: boilerplate, requirements: history, details }
        const { heldFor } = await postJobAs(await confirmedEmployer(board), changes)
        expect(heldFor).toBeUndefined()
      }
    })

    test('is held when a change brings the link to what others say', async () => {
      const others = 'Sea su propia jefa con nuestro método probado en toda Europa'
      for (let n = 0; n < alikeAds.count; n++)
        await postJobAs(await confirmedEmployer(board), { description: others })
      const yeguada = await confirmedEmployer(board)
      const { id } = await postJobAs(yeguada, { description: others })
      expect(await held.isListed(id)).toBe(true)
      const { body } = await yeguada.patch(jobPath(id), { details: `En ${link}` })
      expect(body.heldFor).toEqual(['mensajeria'])
    })
  },
  smtp
)

describeWithHeldJobs('a board that sends no e-mails', board => {
  test('holds no ad with a link for an address that cannot be confirmed without SMTP', async () => {
    const { heldFor } = await postJobAs(await signUp(board, 'employer'), {
      ...jobRequest,
      ...linked
    })
    expect(heldFor).toBeUndefined()
  })
})
