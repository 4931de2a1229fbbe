import assert from 'node:assert'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { newId } from '#events/aggregates/ids.ts'
import {
  guestRequest,
  jobRequest,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { createClientFactory, type HttpClient } from '#test/board/http-client.ts'
import {
  type Board,
  buildImages,
  checkOut,
  makeSecrets,
  openBoard,
  readRunbook,
  requireFreeEngine
} from './compose.ts'

// Builds the images of two commits, starts the containers of the first, walks the board through its proxy, replaces the
// containers one by one by those of the second, breaks some on purpose, and prints what it saw. What follows a second `--`
// goes to `docker build`.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: 'HEAD' }, to: { type: 'string', default: 'HEAD' } }
})

const settings = `ALLOW_HTTP_ORIGIN=on
HSTS=max-age=600; includeSubDomains
THROTTLE=reads=100000/60,writes=100000/60,postJob=100000/60
OPERATOR_NAME=Prueba de contenedores
OPERATOR_TAX_ID=B12345674
OPERATOR_ADDRESS=Calle Mayor 1, 40001 Segovia
CONTACT_PHONE=+34 900 123 456
CONTACT_EMAIL=hola@ramal.invalid
`
const url = 'http://127.0.0.1:8080'
const clients = createClientFactory(url)
const processes = ['api-1', 'api-2']

await requireFreeEngine()
const folder = mkdtempSync(join(tmpdir(), 'ramal-compose-'))
const [before, after] = [join(folder, 'before'), join(folder, 'after')]
checkOut(values.from, before, settings)
checkOut(values.to, after, settings, before)
const board = openBoard(after)
try {
  await measure('images built', () => buildImages(before, positionals))
  await measure('all services healthy after `up`', () => start(openBoard(before)))
  const employer = await signUp(clients, 'employer')
  const job = await measure('registered, posted, found, applied as a guest', () => walk(employer))
  await measure('images of the new version built', () => buildImages(after, positionals))
  await measure('one process after the other replaced', () => upgrade(employer))
  await measure('proxy replaced, until it answered again', replaceProxy)
  await requireJob(job)
  await measure('an API process killed, started by hand, and healthy', stopProcess)
  await measure('an API process crashed, and healthy by itself', crashProcess)
  await measure('database restarted, until a job was posted', () => restartDatabase(employer))
  await measure('backup tried, copied out, and put back on a new machine', () =>
    moveToNewMachine(employer, job)
  )
  await measure('replica copied, streaming, and read by searches', addReplica)
  await measure('replica removed, and copied anew', renewReplica)
  await measure('TLS in the place of nginx', endTls)
  await measure('worker healthy', () => board.waitUntilHealthy(['worker']))
  report(
    'memory in MB',
    Object.entries(await board.readMemory())
      .map(pair => pair.join(' '))
      .join(', ')
  )
} catch (error) {
  console.error(await board.compose('logs', '--no-color', '--tail', '20'))
  throw error
} finally {
  await board.compose('--profile', 'tls', '--profile', 'replica', 'down', '--volumes')
  rmSync(folder, { recursive: true, force: true })
}

async function start(first: Board): Promise<void> {
  await first.compose('up', '--detach', '--no-build')
  await first.waitUntilHealthy(['database', ...processes, 'proxy'])
}

/** Returns the id of the job. */
async function walk(employer: HttpClient): Promise<string> {
  const { id } = await postJobAs(employer, { title: 'Herrador de la cañada' })
  const visitor = clients.createClient()
  const found = await visitor.get('/api/jobs?keyword=herrador')
  assert(found.body.jobs?.[0]?.id === id, 'the job is found')
  const applied = await visitor.post(`/api/jobs/${id}/applications`, guestRequest)
  assert(applied.status === 201, `a guest applies: ${applied.status}`)
  const received = await employer.get('/api/applications')
  assert(received.body.applications?.length === 1, 'the employer has the application')
  const { headers } = await visitor.get('/metrics')
  const hsts = headers.get('strict-transport-security')
  assert(hsts === 'max-age=600; includeSubDomains', `nginx sends HSTS: ${hsts}`)
  const { ip } = JSON.parse(await board.fetchOverIpv6('proxy', '/api/ip-diagnostic'))
  assert(
    ip.startsWith('fd72:616d:616c:1:'),
    `a visitor over IPv6 has an address of their own: ${ip}`
  )
  return id
}

async function requireJob(id: string): Promise<void> {
  const { status, body } = await clients.createClient().get(`/jobs/${id}`)
  assert(status === 200 && body.includes('Herrador de la cañada'), 'the job outlives the upgrade')
}

/** As docs/operations.md has it, while pages are read and jobs are posted. */
async function upgrade(employer: HttpClient): Promise<void> {
  const visitors = startVisitors(employer)
  await board.compose('run', '--rm', 'migrate')
  for (const service of processes) {
    await board.compose('up', '--detach', '--no-build', '--no-deps', service)
    await board.waitUntilHealthy([service])
  }
  await board.compose('up', '--detach', '--no-build', '--no-deps', 'worker')
  const { reads, failed, writes, repeated } = await visitors.stop()
  report(
    'while replaced',
    `${reads} pages, ${failed} failed; ${writes} jobs, ${repeated} sent again`
  )
  assert(failed === 0 && writes > 0, 'every page was answered, and every job posted')
}

async function replaceProxy(): Promise<void> {
  await board.compose('up', '--detach', '--no-build', '--no-deps', 'proxy')
  const isRead = async () => (await clients.createClient().get('/jobs')).status === 200
  await retry(isRead, 'a page is read')
}

/** One page after the other, and a job each second, which is sent again with its key until it is taken. */
function startVisitors(employer: HttpClient) {
  const counts = { reads: 0, failed: 0, writes: 0, repeated: 0 }
  let isOver = false
  const visitor = clients.createClient()
  const isRead = (path: string) =>
    visitor.get(path).then(
      ({ status }) => status === 200,
      () => false
    )
  const reading = (async () => {
    while (!isOver) {
      counts.reads++
      if (!(await isRead('/jobs'))) counts.failed++
      await setTimeout(20)
    }
  })()
  const writing = (async () => {
    while (!isOver) {
      const headers = { 'Idempotency-Key': newId() }
      const request = { ...jobRequest, title: `Mozo ${counts.writes}` }
      const isPosted = async () => {
        const { status } = await employer.post('/api/jobs', request, headers).catch(unreachable)
        assert([201, 502, 503].includes(status), `a job is posted: ${status}`)
        return status === 201
      }
      while (!(await isPosted())) {
        counts.repeated++
        await setTimeout(500)
      }
      counts.writes++
      await setTimeout(1_000)
    }
  })()
  const ended = Promise.all([reading, writing])
  ended.catch(() => {})
  return {
    async stop() {
      isOver = true
      await ended
      return counts
    }
  }
}

/** What the engine kills stays stopped. */
async function stopProcess(): Promise<void> {
  await board.compose('kill', '--signal', 'SIGKILL', 'api-1')
  const visitor = clients.createClient()
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => visitor.get('/jobs').then(({ status }) => status))
  )
  const answered = statuses.filter(status => status === 200).length
  report('pages answered beside a killed process', `${answered} of ${statuses.length}`)
  assert(answered === statuses.length, 'the other process answers')
  await board.compose('up', '--detach', '--no-build', '--no-deps', 'api-1')
  await board.waitUntilHealthy(processes)
}

/** Within its container, which restarts by itself. */
async function crashProcess(): Promise<void> {
  const crash = `for (const id of fs.readdirSync('/proc')) {
    if (!/^\\d+$/.test(id) || id === '1' || Number(id) === process.pid) continue
    const command = fs.readFileSync('/proc/' + id + '/cmdline', 'utf8')
    if (command.includes('main.ts')) process.kill(Number(id), 'SIGKILL')
  }`
  // The container may end while the command is in it.
  await board.runIn('api-1', crash).catch(() => {})
  await setTimeout(1_000)
  await board.waitUntilHealthy(processes)
}

async function restartDatabase(employer: HttpClient): Promise<void> {
  await board.compose('restart', 'database')
  const isPosted = () =>
    employer.post('/api/jobs', jobRequest).then(
      ({ status }) => status === 201,
      () => false
    )
  await retry(isPosted, 'a job is posted')
}

/** As docs/operations.md has it, on a machine that was started under another key before the old one was put back. */
async function moveToNewMachine(employer: SignedInClient, job: string): Promise<void> {
  const [copyBackup, copyList, putBack] = readRunbook(after, '### With the compose file')
  assert(copyBackup && copyList && putBack, 'the runbook has its three blocks')
  await board.script(copyBackup)
  const erased = await signUp(clients, 'applicant')
  const erase = ['node', 'cli/main.ts', 'user', 'erase', erased.username]
  await board.compose('exec', '-T', 'worker', ...erase)
  await board.script(copyList)
  await board.compose('down', '--volumes')
  const key = join(after, 'secrets/vault_key')
  renameSync(key, join(folder, 'vault_key'))
  makeSecrets(after)
  await start(board)
  renameSync(join(folder, 'vault_key'), key)
  const restored = await board.script(putBack)
  assert(restored.includes('restaurados y comprobados'), `the backup is restored: ${restored}`)
  await board.waitUntilHealthy([...processes, 'proxy'])
  await requireJob(job)
  const { status: ended } = await employer.get('/api/user')
  assert(ended === 401, `sessions have ended: ${ended}`)
  const logIn = ({ username }: { username: string }) =>
    clients.createClient().post('/api/login', { username, password: testPassword })
  const statuses = [await logIn(employer), await logIn(erased)].map(({ status }) => status)
  assert.deepEqual(statuses, [200, 401], 'the erased account alone is not there')
}

async function addReplica(): Promise<void> {
  const replicated = openBoard(after, {
    DATABASE_READ_URL_FILE: '/run/secrets/database_read_url'
  })
  await replicated.compose('--profile', 'replica', 'up', '--detach', '--no-build')
  await replicated.waitUntilHealthy(['replica', ...processes, 'proxy'])
  await requireReplica()
}

async function requireReplica(): Promise<void> {
  const streams = async () =>
    (await board.query(
      `SELECT count(*) FROM pg_stat_replication JOIN pg_replication_slots ON active_pid = pid
        WHERE state = 'streaming' AND slot_name = 'replica'`
    )) === '1'
  await retry(streams, 'the replica streams from its slot')
  await requireSearch()
}

async function requireSearch(): Promise<void> {
  const found = await clients.createClient().get('/api/jobs?keyword=herrador')
  assert(found.body.jobs?.length > 0, 'a search finds the job')
}

/** As docs/operations.md has it, for one that was stopped, one that is removed for good, and a new one. */
async function renewReplica(): Promise<void> {
  const replica = (...args: string[]) => board.compose('--profile', 'replica', ...args)
  const up = async () => {
    await replica('up', '--detach', '--no-build', '--no-deps', 'replica')
    await board.waitUntilHealthy(['replica'])
    await requireReplica()
  }
  await replica('stop', 'replica')
  await requireSearch()
  await up()
  await replica('rm', '--stop', '--force', 'replica')
  await board.removeVolume('replica')
  const drop = () => board.query(`SELECT pg_drop_replication_slot('replica')`)
  await retry(async () => (await drop()) === '', 'the slot is dropped')
  await requireSearch()
  await up()
}

async function endTls(): Promise<void> {
  const origin = 'https://localhost'
  const encrypted = openBoard(after, { APP_ORIGIN: origin })
  await encrypted.compose('--profile', 'tls', 'up', '--detach', '--no-build', '--scale', 'proxy=0')
  await encrypted.waitUntilHealthy(processes)
  const root = '/data/caddy/pki/authorities/local/root.crt'
  let status: number | undefined
  await retry(async () => {
    status = await getByHttp2(origin, await encrypted.compose('exec', '-T', 'tls', 'cat', root))
    return status === 200
  }, 'HTTP/2 over TLS')
  const { status: redirected, headers } = await fetch('http://localhost/jobs', {
    redirect: 'manual'
  })
  const target = headers.get('location')
  assert(redirected === 308 && target === `${origin}/jobs`, `a page in clear leads to ${target}`)
  const isReached = await fetch(url).then(
    () => true,
    () => false
  )
  assert(!isReached, 'nginx has ended')
}

function getByHttp2(origin: string, ca: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { ca })
    session.on('error', reject)
    const request = session.request({ ':path': '/' }).resume()
    request.on('response', headers => {
      resolve(Number(headers[':status']))
      session.close()
    })
  })
}

function unreachable() {
  return { status: 503 }
}

async function retry(attempt: () => Promise<boolean>, what: string): Promise<void> {
  const until = performance.now() + 60_000
  while (!(await attempt().catch(() => false))) {
    assert(performance.now() < until, what)
    await setTimeout(250)
  }
}

async function measure<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  report(what, `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
  return result
}

function report(what: string, figure: string): void {
  console.log(`${what}: ${figure}`)
}
