import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { coverLetter, postJobAs, signUp } from '#test/api-fixtures.ts'
import { fullProfileRequest, publishProfile } from '#test/candidate-profiles.ts'
import { describeWithApp } from '#test/test-app.ts'

describeWithApp('the copy of the own data', board => {
  test('holds what a person typed, also what was replaced, and what others did with it', async () => {
    const { ana, path } = await publishProfile(board, { contactPhone: '611 000 001' })
    await ana.put(path, { ...fullProfileRequest, contactPhone: '611 000 002' })
    const employer = await signUp(board, 'employer', { fullName: 'Finca Retamal' })
    const job = await postJobAs(employer)
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await employer.post('/api/messages', { receiverId: ana.id, content: 'Ven el martes' })
    await employer.post(`${path}/contact`)
    const { status, body, headers } = await ana.get('/api/my-data')
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toContain('no-store')
    expect(body).toMatchObject({
      account: { id: ana.id, username: ana.username },
      profiles: [{ contactPhone: '611 000 002', age: 28 }],
      contactReleases: [{ employerId: employer.id, employerName: 'Finca Retamal', times: 1 }],
      applications: [{ coverLetter, jobTitle: job.title }],
      messages: [{ content: 'Ven el martes' }],
      sessions: [{ device: expect.any(String) }]
    })
    const text = JSON.stringify(body)
    expect(text).toContain('611 000 001')
    expect(text).not.toContain(`${employer.username}@example.org`)
    expect(text).not.toMatch(/password|tokenHash|"words"/)
    expect(await board.createClient().get('/api/my-data')).toMatchObject({ status: 401 })
    const asked = (await employer.get('/api/my-data')).body
    expect(asked.contactRequests).toMatchObject([{ userId: ana.id }])
    expect(JSON.stringify(asked)).not.toContain('611 000')
    expect(JSON.stringify(asked)).not.toContain(coverLetter)
  })

  test('has no age that was not stated', async () => {
    const { ana } = await publishProfile(board, { age: undefined })
    const { body } = await ana.get('/api/my-data')
    expect(body.profiles).toMatchObject([{ age: null }])
  })

  test('comes as a file with a page and the data, which any program opens', async () => {
    const { ana } = await publishProfile(board, {
      description: 'Amazona <b>y</b> ñandú, 20 letras'
    })
    const response = await board.app.request(
      '/mis-datos/mis-datos.zip',
      {
        headers: { Cookie: [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
      },
      { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/zip')
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    const files = unzip(Buffer.from(await response.arrayBuffer()))
    const data = JSON.parse(files.get('datos.json') ?? '')
    expect(data).toMatchObject({ account: { id: ana.id } })
    const page = files.get('mis-datos.html')
    expect(page).toContain('Amazona &lt;b&gt;y&lt;/b&gt; ñandú')
    expect(page).toContain('Tu perfil de candidato')
  })
})

/** By the directory at its end, as programs read an archive. */
function unzip(zip: Buffer): Map<string, string> {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let nth = 0; nth < zip.readUInt16LE(end + 10); nth++) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = inflateRawSync(zip.subarray(start, start + packed))
    expect([bytes.length, crc32(bytes)]).toEqual([
      zip.readUInt32LE(at + 24),
      zip.readUInt32LE(at + 16)
    ])
    files.set(name, bytes.toString())
    at += 46 + nameLength
  }
  expect(at).toBe(end)
  return files
}
