import { beforeAll, expect, test } from 'vitest'
import { lastPosition } from '#events/store/event-store.ts'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { causeRareMails } from '#test/mail/rare-mails.ts'
import { causeUsualMails } from '#test/mail/usual-mails.ts'
import { listShownKinds, type ShownParts, withoutSecrets } from '#test/mail/shown-mails.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { mailKinds } from './kinds.ts'

describeWithApp('every e-mail to accounts and guests', board => {
  let mails: ShownParts[] = []
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    await causeUsualMails(board)
    await causeRareMails(board)
    mails = await listShownKinds(board.db)
  }, 120_000)

  test('has a kind of its own', () => {
    expect(mails.map(({ kind }) => kind)).toEqual(Object.keys(mailKinds).sort())
  })

  test('is text and HTML', async () => {
    for (const { kind, text, html } of mails) {
      await expect(withoutSecrets(text)).toMatchFileSnapshot(`snapshots/${kind}.txt`)
      await expect(withoutSecrets(html)).toMatchFileSnapshot(`snapshots/${kind}.html`)
    }
  })

  test('has links that change nothing by being opened', async () => {
    const before = await lastPosition(board.db)
    const opened = new Set<string>()
    for (const { text, writtenAt } of mails) {
      board.now = new Date(writtenAt)
      for (const [link = ''] of text.matchAll(/http:\S+/g)) {
        const { pathname, search } = new URL(link)
        const { status } = await board.createClient().get(pathname + search)
        // By now the account is deleted and the application answered: the page says that the link is over.
        const expected = pathname.startsWith('/restablecer/')
          ? [410]
          : /^\/(contestar|confirmar|renovar|cubierto|seguimiento|alertas\/confirmar)\//.test(
                pathname
              )
            ? [200, 410]
            : [200, 302]
        expect([pathname, status]).toEqual([pathname, expect.toBeOneOf(expected)])
        opened.add(pathname.split('/')[1] ?? '')
      }
    }
    expect([...opened]).toEqual(
      expect.arrayContaining([
        'alertas',
        'baja',
        'confirmar',
        'contestar',
        'cubierto',
        'jobs',
        'reclamar',
        'renovar',
        'restablecer',
        'seguimiento'
      ])
    )
    expect(await lastPosition(board.db)).toBe(before)
  })
})
