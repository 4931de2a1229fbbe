import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp(
  'a sealed log',
  board => {
    const store = (seal: object, head = '') => {
      const file = join(inject('folder'), `${newId()}.json`)
      writeFileSync(file, head + JSON.stringify(seal))
      return file
    }
    const seal = async () => (await runCli(board, 'log', 'seal')).values[0]
    const verify = (file: string) => runCli(board, 'verify', 'events', '--seal', file)

    test('is verified up to the seal, also after it has grown', async () => {
      const employer = await signUp(board, 'employer')
      const sealed = await seal()
      expect(sealed).toMatchObject({ hash: expect.any(String), signature: expect.any(String) })
      await postJobAs(employer)
      expect(await verify(store(sealed))).toMatchObject({ code: 0 })
    })

    test('is verified with the lines that npm writes before it', async () => {
      const head = '\n> ramal@1.0.0 ops\n> exec node cli/main.ts log seal\n\n'
      expect(await verify(store((await seal()) as object, head))).toMatchObject({ code: 0 })
    })

    test.each([
      ['position', 1, 'no está firmado'],
      ['hash', 'otro', 'no está firmado'],
      ['signature', '', 'no está firmado']
    ])('is refused with another %s', async (field, value, sentence) => {
      const { code, text } = await verify(store({ ...(await seal()), [field]: value }))
      expect([code, text]).toEqual([1, expect.stringContaining(sentence)])
    })

    test('is refused when it is not what the command wrote', async () => {
      const { code, text } = await verify(store({ hash: 'otro' }))
      expect([code, text]).toEqual([1, expect.stringContaining('no es lo que escribe log seal')])
    })
  },
  { LOG_SEAL_KEY: 'una clave de prueba que firma el registro' }
)
