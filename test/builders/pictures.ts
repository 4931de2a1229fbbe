import sharp from 'sharp'
import { sessionCookieOf } from '../board/cookies.ts'
import type { Answer, TestApp, Visitor } from '../board/test-app.ts'
import type { SignedInClient } from './api-fixtures.ts'

const solidColor = { width: 300, height: 200, channels: 3, background: '#8a5a2b' } as const

export const samplePhoto = await sharp({ create: solidColor }).jpeg().toBuffer()

export const smallPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'tan' } })
    .png()
    .toBuffer()

export function sendPicture(
  by: Visitor,
  id: string,
  body: Uint8Array | ReadableStream = samplePhoto,
  headers: Record<string, string> = { 'Content-Type': 'image/jpeg' }
): Promise<Answer> {
  const isStream = body instanceof ReadableStream
  return by.send(`/api/users/${id}/picture`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: isStream ? body : new Uint8Array(body),
    ...(isStream && { duplex: 'half' })
  })
}

/** The bytes of a picture, as this user is served it. */
export async function loadPicture(board: TestApp, by: Visitor, path: string): Promise<ArrayBuffer> {
  const bindings = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const headers = { Cookie: sessionCookieOf(by) }
  const response = await board.app.request(path, { headers }, bindings)
  if (response.status !== 200) throw new Error(`${response.status} ${path}`)
  return response.arrayBuffer()
}

/** Uploads a picture of this user and returns its path. */
export async function uploadSamplePhoto(by: SignedInClient): Promise<string> {
  const { status, body } = await sendPicture(by, by.id)
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.profilePicture
}

export function sendPhoto(by: Visitor, body: Uint8Array = samplePhoto): Promise<Answer> {
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'image/jpeg' }
  return by.send('/api/job-photos', { method: 'POST', headers, body: new Uint8Array(body) })
}

/** Uploads photos for a job and returns their paths. */
export async function uploadJobPhotos(by: SignedInClient, count: number): Promise<string[]> {
  const paths: string[] = []
  for (let index = 0; index < count; index++) {
    const { status, body } = await sendPhoto(by)
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
    paths.push(body.photo)
  }
  return paths
}
