import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { guestRequest, postJobAs, reportRequest, signUp } from '#test/builders/api-fixtures.ts'
import { signApplicationToken } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('the copy of the data of a guest', board => {
  const applyAs = async (email: string, about: object = {}) => {
    const employer = await signUp(board, 'employer', { fullName: 'Finca Retamal' })
    const job = await postJobAs(employer)
    const request = { ...guestRequest, applicantEmail: email, ...about }
    const { body } = await board.createClient().post(`/api/jobs/${job.id}/applications`, request)
    return { id: body.id as string, token: signApplicationToken(board, body.id), employer, job }
  }
  const pageOf = (token: string) => board.createClient().get(`/seguimiento/${token}/mis-datos`)

  test('is a page with everything that the guest sent, also to others', async () => {
    const email = 'zarza@example.org'
    const first = await applyAs(email, { applicantPhone: '699 100 200' })
    const otherApplication = await applyAs(email, { applicantName: 'Zarza <b>Mora</b>' })
    await otherApplication.employer.put(`/api/applications/${otherApplication.id}`, {
      status: 'approved'
    })
    await applyAs('otra@example.org', { applicantName: 'Nadie Más' })
    const visitor = board.createClient()
    await visitor.post('/api/alerts', { search: { keyword: 'zahorí' }, every: 'dia', email })
    const target = { kind: 'job', id: first.job.id }
    const reported = await visitor.post('/api/reports', {
      ...reportRequest,
      target,
      text: 'Zopenco engañoso, de verdad',
      email
    })
    expect(reported.status).toBe(201)
    const { status, headers, body } = await pageOf(first.token)
    expect(status).toBe(200)
    for (const mark of ['699 100 200', 'Zarza &lt;b&gt;Mora&lt;/b&gt;', 'zahorí', 'Zopenco'])
      expect(body).toContain(mark)
    expect(body).toContain('<dd>La empresa cambió el estado</dd>')
    expect(body).toContain('<dt>Estado</dt><dd>Aprobada</dd>')
    expect(body).not.toMatch(/<dt>[a-z]/)
    expect(body).not.toMatch(/Nadie Más|otra@example|Tu cuenta|password/)
    expect(headers.get('Referrer-Policy')).toBe('strict-origin')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Cache-Control')).toContain('no-store')
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'; style-src 'sha256-/)
  })

  test('is a file too, with JSON and a page', async () => {
    const { token } = await applyAs('zurra@example.org')
    const bindings = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
    const path = `/seguimiento/${token}/mis-datos.zip`
    const response = await board.app.request(path, {}, bindings)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/zip')
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(JSON.parse(strFromU8(files['datos.json'] ?? new Uint8Array()))).toMatchObject({
      applications: [{ applicantEmail: 'zurra@example.org' }],
      history: [{ type: 'ApplicationSubmitted', applicantEmail: 'zurra@example.org' }]
    })
    expect(Object.keys(files)).toContain('mis-datos.html')
  })

  test('is for the holder of the link only, and none once it is over or the data is erased', async () => {
    const { id, token } = await applyAs('zeta@example.org')
    const forged = `${token.slice(0, -2)}AA`
    for (const [application, path] of [
      [forged, `/seguimiento/${forged}`],
      [id, `/seguimiento/${id}`]
    ] as const) {
      const refused = await pageOf(application)
      expect([refused.status, refused.headers.get('Location')]).toEqual([302, path])
      expect(refused.headers.get('Referrer-Policy')).toBe('strict-origin')
    }
    const [row] = await board.db.query<{ guest: string }>(
      'SELECT guest_id AS guest FROM applications WHERE id = $1',
      [id]
    )
    expect((await pageOf(token)).status).toBe(200)
    await eraseByLink(id, token)
    expect((await pageOf(token)).status).toBe(302)
    const left = await board.db.query('SELECT FROM applications WHERE guest_id = $1', [row?.guest])
    expect(left).toEqual([])
    expect(await board.db.query('SELECT FROM vault.keys WHERE subject = $1', [row?.guest])).toEqual(
      []
    )
  })

  const eraseByLink = async (id: string, token: string) => {
    const bearer = { Authorization: `Bearer ${token}` }
    const erased = await board
      .createClient()
      .delete(`/api/applications/${id}/guest`, undefined, bearer)
    expect(erased.status).toBe(200)
  }
})
