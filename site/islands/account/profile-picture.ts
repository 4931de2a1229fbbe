import { callApi } from '#site/lib/api.ts'

const megabyte = 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Why a file cannot be a picture, before it is sent anywhere. */
export function pictureError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type)) return 'La foto debe ser JPEG, PNG o WebP'
  return size > 5 * megabyte ? 'La foto no puede pesar más de 5 MB' : undefined
}

/** Sends the file itself; answers where its square is served. */
export async function uploadPicture(userId: string, file: File): Promise<string> {
  const headers = { 'Content-Type': file.type }
  const call = fetch(`/api/users/${userId}/picture`, { method: 'POST', headers, body: file })
  const { profilePicture } = await callApi<{ profilePicture: string }>(call)
  return profilePicture
}
