import sharp from 'sharp'
import type { Answer, Visitor } from './test-app.ts'
import type { Person } from './api-fixtures.ts'

const plain = { width: 300, height: 200, channels: 3, background: '#8a5a2b' } as const

export const photo = await sharp({ create: plain }).jpeg().toBuffer()

export function upload(
  by: Visitor,
  id: string,
  body: Uint8Array | ReadableStream = photo,
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

/** A picture of one's own that was kept; answers where it is served. */
export async function uploaded(by: Person): Promise<string> {
  const { status, body } = await upload(by, by.id)
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.profilePicture
}
