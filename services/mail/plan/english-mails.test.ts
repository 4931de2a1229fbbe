import { beforeAll, expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { causeRareMails } from '#test/mail/rare-mails.ts'
import { listShownKinds, type ShownParts, withoutSecrets } from '#test/mail/shown-mails.ts'
import { causeUsualMails } from '#test/mail/usual-mails.ts'
import { brand } from '#services/words/shared/brand.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { mailKinds } from './kinds.ts'

/** Words and signs that hardly a Spanish sentence does without. */
const spanish =
  /[¿¡«»ñáéíóú]|\b(?:al|con|de|del|el|en|este|la|las|los|no te|para|por|que|se|si|su|sus|tu|tus|una|uno|y)\b/i

/** What people wrote stays as it is: titles, names, places and letters. */
const typed =
  /Mozo de cuadra|Mozo con vivienda|Yeguada del Soto|Hípica del Norte|Llevo seis años[^\n<]*|Segovia|mozo/g

const kindsIn = (isSpanishOnly: true | undefined) =>
  Object.entries<MailKind>(mailKinds)
    .filter(([, kind]) => kind.isSpanishOnly === isSpanishOnly)
    .map(([name]) => name)

describeWithApp('the e-mails to a person who reads English', board => {
  let mails: ShownParts[] = []
  beforeAll(async () => {
    await causeUsualMails(board, 'en')
    await causeRareMails(board, 'en')
    mails = await listShownKinds(board.db)
  }, 120_000)

  const partsOf = (kind: string) => mails.find(mail => mail.kind === kind) ?? { text: '', html: '' }

  test.each(kindsIn(undefined))('%s has no Spanish word of ours', async kind => {
    const { text, html } = partsOf(kind)
    await expect(withoutSecrets(text)).toMatchFileSnapshot(`snapshots/english/${kind}.txt`)
    const read = html.replace(/ (?:href|lang|style)="[^"]*"/g, '')
    for (const part of [text.replace(/http:\S+/g, ''), read]) {
      expect(part.replace(typed, '')).not.toMatch(spanish)
    }
    expect(html).toContain('<html lang="en">')
  })

  test('have the name of the board, and no other', () => {
    for (const { kind, text, html } of mails) {
      const names = `${text}\n${html}`.match(/\b(?:Ramal|Cabestro)\b/gi)
      expect([kind, ...new Set(names)]).toEqual([kind, brand])
    }
  })

  test.each(kindsIn(true))('%s, which leads to Spanish pages, is Spanish as a whole', kind => {
    expect(partsOf(kind).html).toContain('<html lang="es">')
    expect(partsOf(kind).text).toMatch(spanish)
  })
})
