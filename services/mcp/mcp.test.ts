import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeAll, expect, test } from 'vitest'
import { composeBoard } from '#composition/compose-board.ts'
import { createApp } from '#services/app.ts'
import { createConcurrencyLimit } from '#services/platform/http/limits/concurrency-limit.ts'
import { type Answer, describeWithApp, type TestApp, testOrigin } from '#test/board/test-app.ts'
import { postJobAs, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { uniqueAddress } from '#test/builders/rate-limits.ts'

const json = { 'Content-Type': 'application/json' }
const accept = { Accept: 'application/json, text/event-stream' }

/** A client of the protocol's own library, at one address. */
async function connect(
  board: TestApp,
  { mode = 'auto', address = '203.0.113.9' }: { mode?: 'auto' | 'legacy'; address?: string } = {}
): Promise<Client> {
  const env = { incoming: { socket: { remoteAddress: address } } }
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } })
  const fetch = (input: string | URL | Request, init?: RequestInit) =>
    Promise.resolve(board.app.request(new Request(input, init), undefined, env))
  await client.connect(new StreamableHTTPClientTransport(new URL(`${testOrigin}/mcp`), { fetch }))
  return client
}

async function call(client: Client, name: string, given: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: given })
  const [first] = content
  if (first?.type !== 'text') throw new Error('a tool answers with a text')
  return { isError, text: first.text }
}

const read = async (client: Client, name: string, given: Record<string, unknown>) =>
  JSON.parse((await call(client, name, given)).text)

describeWithApp('an assistant at /mcp', board => {
  let employer: SignedInClient
  let groom: { id: string }

  beforeAll(async () => {
    employer = await signUp(board, 'employer')
    groom = await postJobAs(employer, { title: 'Groom de salto', location: 'Ávila', role: 'groom' })
    await postJobAs(employer, { title: 'Herrador', location: 'Lugo' })
  })

  test.each([
    ['auto', '2026-07-28'],
    ['legacy', '2025-11-25']
  ] as const)('is served in the %s mode of the protocol: %s', async (mode, version) => {
    const client = await connect(board, { mode })
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    expect(client.getServerVersion()).toMatchObject({ name: 'ramal', title: 'Ramal' })
    expect(client.getInstructions()).toContain('Estas herramientas solo leen')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search_jobs', 'get_job', 'list_places'])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    const { totalJobs, jobs } = await read(client, 'search_jobs', { keyword: 'groom' })
    expect([totalJobs, jobs[0].title]).toEqual([1, 'Groom de salto'])
  })

  test('searches by terms in words of the vocabulary, and reads what it finds', async () => {
    const client = await connect(board)
    const { tools } = await client.listTools()
    expect(tools[0]?.inputSchema.properties?.['role']).toMatchObject({
      description: expect.stringContaining('groom: Groom'),
      items: { enum: expect.arrayContaining(['groom', 'mozo-cuadra']) }
    })
    const given = { role: ['groom', 'herrador'], location: 'Ávila', radius: 30, payMin: 1 }
    expect((await read(client, 'search_jobs', given)).totalJobs).toBe(0)
    const { payMin, ...wider } = given
    const { jobs } = await read(client, 'search_jobs', wider)
    expect(jobs).toMatchObject([{ url: `${testOrigin}/jobs/${groom.id}`, id: groom.id }])
    const { body } = await board.createClient().get(`/api/jobs/${groom.id}`)
    const { contactPhone, contactEmail, ...shown } = body
    expect(contactEmail).not.toBe('')
    const found = await read(client, 'get_job', { id: groom.id })
    expect(found).toEqual({ url: `${testOrigin}/jobs/${groom.id}`, ...shown })
  })

  test('finds the code of a place, and searches near it', async () => {
    const client = await connect(board)
    const { places } = await read(client, 'list_places', { text: 'Ávila' })
    expect(places).toContainEqual(expect.objectContaining({ code: '05019', name: 'Ávila' }))
    const { jobs, around } = await read(client, 'search_jobs', { near: '05019', radius: 10 })
    expect(jobs.map(({ id }: { id: string }) => id)).toEqual([groom.id])
    expect(around).toMatchObject({ near: '05019', radius: 10 })
  })

  test('reads why a call is refused, in the sentence of the board', async () => {
    const client = await connect(board)
    const gone = await postJobAs(employer)
    await employer.delete(`/api/jobs/${gone.id}`)
    const { body } = await board.createClient().get(`/api/jobs/${gone.id}`)
    expect(await call(client, 'get_job', { id: gone.id })).toEqual({
      isError: true,
      text: body.message
    })
    expect(await call(client, 'search_jobs', { near: '99999' })).toEqual({
      isError: true,
      text: expect.stringContaining('municipio')
    })
    expect(await call(client, 'list_places', { text: '' })).toEqual({
      isError: true,
      text: 'Escribe las primeras letras de un lugar'
    })
  })

  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [
      { keyword: 'groom', location: null, near: null, role: null, page: null },
      { keyword: 'groom' }
    ],
    [{ keyword: 'groom', location: '', near: ' ', sort: '', radius: 'null' }, { keyword: 'groom' }],
    [{ keyword: '', location: 'Ávila', role: [] }, { location: 'Ávila' }],
    [{ page: '1' }, { page: 1 }],
    [
      { near: '05019', radius: '50' },
      { near: '05019', radius: 50 }
    ],
    [{ role: 'groom' }, { role: ['groom'] }],
    [{ role: 'groom, herrador' }, { role: ['groom', 'herrador'] }],
    [{ role: ['groom', null] }, { role: ['groom'] }],
    [{ sort: ['nuevos'] }, { sort: 'nuevos' }],
    [{ payMin: '1' }, { payMin: 1 }],
    [{ near: 28079 }, { near: '28079' }]
  ])('takes %j for %j', async (given, meant) => {
    for (const mode of ['auto', 'legacy'] as const) {
      const client = await connect(board, { mode })
      const taken = await call(client, 'search_jobs', given)
      expect(taken).toEqual(await call(client, 'search_jobs', meant))
      expect(taken.isError).toBe(false)
    }
  })

  test('takes the address of a job for its id', async () => {
    const client = await connect(board)
    const found = await read(client, 'get_job', { id: groom.id })
    for (const id of [
      `${testOrigin}/jobs/${groom.id}`,
      `${testOrigin}/en/jobs/${groom.id}?near=05019#contacto`,
      `/jobs/${groom.id}`,
      ` ${groom.id} `
    ]) {
      expect(await read(client, 'get_job', { id })).toEqual(found)
    }
  })

  test('searches without arguments', async () => {
    const client = await connect(board)
    const { content } = await client.callTool({ name: 'search_jobs' })
    expect(content).toEqual((await client.callTool({ name: 'search_jobs', arguments: {} })).content)
  })

  test.each([
    ['search_jobs', { role: 'astronauta' }],
    ['search_jobs', { page: '1.5' }],
    ['search_jobs', { page: 'dos' }],
    ['get_job', { id: null }],
    ['get_job', { id: 'https://example.org/users/x' }],
    ['search_jobs', { role: ['astronauta'] }],
    ['search_jobs', { salary: 1 }],
    ['search_jobs', { page: 0 }],
    ['get_job', { id: '../users' }],
    ['get_job', {}],
    ['list_places', { text: 'x', location: 'y' }]
  ])('%s refuses %o before anything is read', async (name, given) => {
    const { isError, text } = await call(await connect(board), name, given)
    expect(isError).toBe(true)
    expect(text).toContain('Input validation error')
  })

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    board.createClient().send('/mcp', {
      method: 'POST',
      headers: { ...json, ...accept, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body)
    })
  const rpc = (method: string, params?: object) => ({ jsonrpc: '2.0', id: 7, method, params })
  const modern = (
    method: string,
    params: { name?: string } = {},
    version = '2026-07-28'
  ): Promise<Answer> => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {}
    }
    const name = params.name && { 'Mcp-Name': params.name }
    const headers = { 'MCP-Protocol-Version': version, 'Mcp-Method': method, ...name }
    return send(rpc(method, { ...params, _meta: meta }), headers)
  }

  test.each<[string, unknown, number, number]>([
    ['is no JSON', '{"jsonrpc":', 400, -32700],
    ['is empty', '', 400, -32700],
    ['is no message', 5, 400, -32600],
    ['is an empty object', {}, 400, -32600],
    ['is a message of another version', { jsonrpc: '1.0', id: 7, method: 'ping' }, 400, -32600],
    ['is a batch', [rpc('ping'), rpc('ping')], 400, -32600]
  ])('a body that %s is refused', async (_, body, status, code) => {
    const { body: answer, ...response } = await send(body)
    expect([response.status, answer.jsonrpc, answer.error.code]).toEqual([status, '2.0', code])
  })

  test.each<[string, string, { name?: string }, number]>([
    ['an unknown method', 'jobs/post', {}, -32601],
    ['an unknown tool', 'tools/call', { name: 'post_job', arguments: {} }, -32602],
    [
      'arguments that are no object',
      'tools/call',
      { name: 'get_job', arguments: 'x' } as object,
      -32602
    ]
  ])('%s is refused, in both modes', async (_, method, params, code) => {
    const { body } = await send(rpc(method, params))
    expect(JSON.parse(body.replace(/^event: message\ndata: /, ''))).toMatchObject({
      id: 7,
      error: { code }
    })
    expect((await modern(method, params)).body).toMatchObject({ id: 7, error: { code } })
  })

  test('a version that nobody knows is answered with those that are spoken', async () => {
    const { status, body } = await modern('tools/list', {}, '2099-01-01')
    expect([status, body.error.code]).toEqual([400, -32022])
    expect(body.error.data).toEqual({ supported: ['2026-07-28'], requested: '2099-01-01' })
  })

  test('a stream of changes is refused: nothing is held open for an assistant', async () => {
    const { body } = await modern('subscriptions/listen')
    expect(body.error.code).toBe(-32603)
    for (const method of ['GET', 'DELETE']) {
      const { status, headers, body } = await board
        .createClient()
        .send('/mcp', { method, headers: accept })
      expect([status, headers.get('Allow'), body.error.code]).toEqual([405, 'POST', -32000])
    }
  })

  test.each<[string, unknown, Record<string, string>, number, string]>([
    ['too large a body', 'x'.repeat(64 * 1024 + 1), {}, 413, 'body-too-large'],
    ['a form', 'a=1', { 'Content-Type': 'text/plain' }, 415, 'json-required'],
    ['a compressed body', '{}', { 'Content-Encoding': 'gzip' }, 415, 'body-compressed'],
    ['a page elsewhere', '{}', { Origin: 'https://malo.example' }, 403, 'from-another-site'],
    ['an origin that is none', '{}', { Origin: 'null' }, 403, 'from-another-site']
  ])('%s is refused', async (_, body, headers, expected, code) => {
    const length = { 'Content-Length': String(String(body).length) }
    const { status, body: answer } = await send(body, { ...length, ...headers })
    expect(status).toBe(expected)
    expect(answer).toMatchObject({ jsonrpc: '2.0', id: null, error: { data: { code } } })
  })

  test('a page of the board itself may ask', async () => {
    const { status } = await send(rpc('ping'), { Origin: testOrigin })
    expect(status).toBe(200)
  })

  test('a search is made once, for assistants and visitors alike', async () => {
    const { app } = board
    const composed = composeBoard(board.tools, createConcurrencyLimit())
    board.app = createApp(composed)
    const client = await connect(board)
    await board.createClient().get('/api/jobs?keyword=groom')
    expect((await read(client, 'search_jobs', { keyword: 'groom' })).totalJobs).toBe(1)
    expect(composed.caching.usage()).toMatchObject({ hits: 1, misses: 1 })
    board.app = app
  })
})

describeWithApp(
  'assistants and the limit of reads',
  board => {
    test('a message costs a point, and a tool what the same read costs', async () => {
      const address = uniqueAddress()
      // The handshake of the older mode is two messages.
      const client = await connect(board, { mode: 'legacy', address })
      const visitor = board.createClient(address)
      for (const path of ['/api/jobs', '/api/jobs?keyword=mozo'])
        expect((await visitor.get(path)).status).toBe(200)
      // 5 of 10 are taken, the message takes one, and a search of three words and a role costs 5.
      const dear = { keyword: 'mozo de cuadra', role: ['groom'] }
      expect(await call(client, 'search_jobs', dear)).toEqual({
        isError: true,
        text: expect.stringContaining('Demasiad')
      })
      for (let left = 4; left > 0; left--) expect((await visitor.get('/api/jobs')).status).toBe(200)
      const { status, headers } = await visitor.get('/api/jobs')
      expect(status).toBe(429)
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
      await expect(client.listTools()).rejects.toThrow('too-many-requests')
    })
  },
  { THROTTLE: 'reads=10/300' }
)

describeWithApp(
  'a board without MCP',
  board => {
    test('has no such address', async () => {
      const init = { method: 'POST', headers: { ...json, ...accept }, body: '{}' }
      expect((await board.createClient().send('/mcp', init)).status).toBe(404)
    })
  },
  { MCP: 'off' }
)
