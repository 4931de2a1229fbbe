import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { describeWithApp, testOrigin } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'
import { renderApiReference } from './api-reference.ts'

describeWithApp('the description of the API as a page', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  test('has every call and every schema of the document, and no link that leads nowhere', async () => {
    const { body: document } = await board.createClient().get('/api/openapi.json')
    const index = await board.createClient().get('/api')
    expect([index.status, index.headers.get('Content-Type')]).toEqual([
      200,
      'text/html; charset=utf-8'
    ])
    const paths = new Set(
      [...index.body.matchAll(/href="(\/referencia\/[^"#]+)"/g)].map(([, path]) => path)
    )
    const pages = new Map<string, string>()
    for (const path of paths) {
      const { status, headers, body } = await board.createClient().get(path)
      expect([path, status]).toEqual([path, 200])
      expect(headers.get('Content-Security-Policy')).not.toContain('unsafe')
      expect(body).toContain(`<link rel="canonical" href="${testOrigin}${path}">`)
      pages.set(path, body)
    }
    const whole = [...pages.values()].join('\n')
    for (const [path, methods] of Object.entries<Record<string, { operationId: string }>>(
      document.paths
    ))
      for (const [method, { operationId }] of Object.entries(methods)) {
        expect(whole).toContain(`<article id="${operationId}">`)
        expect(whole).toContain(`<code>${method.toUpperCase()} ${path}</code>`)
      }
    for (const name of Object.keys(document.components.schemas))
      expect(whole).toContain(`<article id="datos-${name}">`)
    const targets = [...pages].flatMap(([path, body]) => [
      path,
      ...[...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${path}#${id}`)
    ])
    expect(new Set(targets).size).toBe(targets.length)
    const links = [index.body, whole].flatMap(body =>
      [...body.matchAll(/href="(\/referencia\/[^"]+)"/g)].map(([, link]) => link)
    )
    expect(links.filter(link => !targets.includes(link))).toEqual([])
    expect(
      /undefined|\[object|cualquier valor o cualquier|texto o texto/.exec(whole)?.[0]
    ).toBeUndefined()
  })

  test('has no page for a subject that there is not', async () => {
    expect((await board.createClient().get('/referencia/nada')).status).toBe(404)
  })
})

test('a call says who may, what it takes, and what it answers', async () => {
  const { subjects } = renderApiReference({
    tags: [{ name: 'Ofertas' }],
    paths: {
      '/api/jobs/{id}': {
        put: {
          operationId: 'reviseJob',
          tags: ['Ofertas'],
          summary: 'Cambiar <una>',
          security: [{ session: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { $ref: '#/components/parameters/Account' }
          ],
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Job' } } }
          },
          responses: {
            200: { content: { 'application/json': { schema: { type: 'boolean' } } } },
            404: { $ref: '#/components/responses/NotFound' }
          }
        }
      }
    },
    components: {
      parameters: { Account: { name: 'X-Account', description: 'De quién es' } },
      schemas: {
        Job: {
          properties: {
            pay: {
              anyOf: [{ allOf: [{ type: 'integer' }] }, { const: 'a<b' }, { type: 'integer' }]
            }
          },
          required: []
        }
      },
      responses: { NotFound: { description: 'No existe' } }
    }
  })
  const reference = (await Promise.all(subjects.map(({ content }) => content))).join('')
  for (const part of [
    '<h3>Cambiar &lt;una&gt;</h3>',
    '<code>PUT /api/jobs/{id}</code>',
    '<dt>Quién</dt><dd>Hace falta una sesión</dd>',
    '<dt>id</dt><dd>texto, en la dirección</dd>',
    '<dt>X-Account</dt><dd>cabecera, opcional. De quién es</dd>',
    '<dt>Envía</dt><dd><a href="/referencia/ofertas#datos-Job">Job</a></dd>',
    '<dt>Responde 200</dt><dd>sí o no</dd>',
    '<dt>Errores</dt><dd>404</dd>',
    '<dt>404</dt><dd>No existe</dd>',
    '<dt>pay</dt><dd>entero o <code>&quot;a&lt;b&quot;</code>, opcional</dd>'
  ])
    expect(reference).toContain(part)
})
