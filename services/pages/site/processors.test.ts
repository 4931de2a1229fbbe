import { describe, expect, test } from 'vitest'
import { parseConfig } from '#services/platform/config/config.ts'
import { renderDpo, renderProcessors } from './processors.ts'

const mail = (SMTP_URL: string) => ({ SMTP_URL, MAIL_FROM: 'avisos@example.org' })
const s3 = (host: string) => ({ S3_URL: `https://KEY:SECRET@${host}/cubo?region=eu` })
const namedIn = (env: Record<string, string>) =>
  [...renderProcessors(parseConfig(env)).matchAll(/<li><b>(.*?)<\/li>/g)].map(([, item = '']) =>
    item.replace('</b>', '')
  )
const host = 'Quien aloja el sitio y sus copias de seguridad.'

describe('who processes personal data', () => {
  test.each([
    [{}],
    [mail('smtp://localhost:25?starttls=optional')],
    [mail('smtp://relay:25?starttls=optional')],
    [s3('127.0.0.1:9000')]
  ])('is the host alone with %j', env => {
    expect(renderProcessors(parseConfig(env))).toMatch(/^<p>Solo con quien aloje el sitio/)
  })

  test.each([
    [
      mail('smtps://ana:clave@smtp.correos.example'),
      ['smtp.correos.example: el envío de los correos.']
    ],
    [s3('s3.fotos.example'), ['s3.fotos.example: las fotos.']],
    [
      { PROCESSORS: 'Servidores <Sur>: alojamiento; Copias Uno: copias' },
      ['Servidores &lt;Sur&gt;: alojamiento.', 'Copias Uno: copias.']
    ]
  ])('with %j is also %j', (env, named) => {
    expect(namedIn(env)).toEqual([host, ...named])
  })

  test('leaves no password of a server in the page', () => {
    const config = parseConfig({ ...mail('smtps://ana:clave@smtp.correos.example'), ...s3('a.b') })
    expect(renderProcessors(config)).not.toMatch(/clave|SECRET/)
  })
})

describe('the data protection officer', () => {
  test.each([
    [{ DPO_CONTACT: 'dpd@example.org' }, 'href="mailto:dpd@example.org"'],
    [{}, '']
  ])('of %j is named', (env, expected) => {
    expect(renderDpo(parseConfig(env))).toContain(expected)
    expect(renderDpo(parseConfig(env)) === '').toBe(expected === '')
  })
})
