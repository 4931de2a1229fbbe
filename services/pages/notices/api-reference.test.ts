import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'
import { renderApiReference } from './api-reference.ts'

describeWithApp('the description of the API as a page', board => {
  beforeAll(async () => {
    board.tools.site = await loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  test('has every call and every shape of the document, and no link that leads nowhere', async () => {
    const { body: document } = await board.createClient().get('/api/openapi.json')
    const { status, headers, body } = await board.createClient().get('/api')
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe')
    for (const [path, methods] of Object.entries<Record<string, { operationId: string }>>(
      document.paths
    ))
      for (const [method, { operationId }] of Object.entries(methods)) {
        expect(body).toContain(`<article id="${operationId}">`)
        expect(body).toContain(`<code>${method.toUpperCase()} ${path}</code>`)
      }
    for (const name of Object.keys(document.components.schemas))
      expect(body).toContain(`<article id="forma-${name}">`)
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.filter(id => !ids.has(id))).toEqual([])
    expect(ids.size).toBe([...body.matchAll(/ id="/g)].length)
    expect(body).not.toMatch(/undefined|\[object|cualquier valor o cualquier/)
  })
})

test('a call says who may, what it takes, and what it answers', async () => {
  const reference = String(
    await renderApiReference({
      tags: [{ name: 'Ofertas' }],
      paths: {
        '/api/jobs/{id}': {
          put: {
            operationId: 'reviseJob',
            tags: ['Ofertas'],
            summary: 'Cambiar <una>',
            security: [{ session: [] }],
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
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
        parameters: {},
        schemas: {
          Job: {
            properties: { pay: { anyOf: [{ type: 'integer' }, { const: 'a<b' }] } },
            required: []
          }
        },
        responses: { NotFound: { description: 'No existe' } }
      }
    })
  )
  for (const part of [
    '<h3>Cambiar &lt;una&gt;</h3>',
    '<code>PUT /api/jobs/{id}</code>',
    '<dt>Quién</dt><dd>Hace falta una sesión</dd>',
    '<dt>id</dt><dd>texto, en la dirección</dd>',
    '<dt>Envía</dt><dd><a href="#forma-Job">Job</a></dd>',
    '<dt>Responde 200</dt><dd>sí o no</dd>',
    '<dt>Errores</dt><dd>404</dd>',
    '<dt>404</dt><dd>No existe</dd>',
    '<dt>pay</dt><dd>entero o <code>&quot;a&lt;b&quot;</code>, opcional</dd>'
  ])
    expect(reference).toContain(part)
})
