import { maxPictureMegabytes, maxPictureSize, pictureTypes } from '#services/pictures/limits.ts'
import { callApi } from '../api.ts'
import { fetchOnce } from '../fetch-once.ts'
import { accountWords } from '#services/words/words.ts'

export { pictureTypes }

const pictureTooLarge = accountWords.pictureTooLarge(maxPictureMegabytes)

/** The reason why a file cannot be a picture, checked before it is sent. */
export function pictureError(file: Pick<Blob, 'type' | 'size'>): string | undefined {
  if (!file.size) return accountWords.pictureEmpty
  const isTooLarge = file.size > maxPictureSize
  return pictureTypeError(file) ?? (isTooLarge ? pictureTooLarge : undefined)
}

export function pictureTypeError({ type }: Pick<Blob, 'type'>): string | undefined {
  if (/^image\/hei[cf]/.test(type)) return accountWords.pictureHeic
  return pictureTypes.includes(type) ? undefined : accountWords.pictureType
}

/** Sends the file itself; returns the path of the cropped picture. */
export async function uploadPicture(userId: string, file: File): Promise<string> {
  return (await send<{ profilePicture: string }>(`users/${userId}/picture`, file)).profilePicture
}

/** Uploads a photo of a job. */
export async function uploadJobPhoto(file: Blob): Promise<string> {
  return (await send<{ photo: string }>('job-photos', file)).photo
}

function send<Answer>(path: string, file: Blob): Promise<Answer> {
  const headers = { 'Content-Type': file.type }
  return callApi<Answer>(fetchOnce(`/api/${path}`, { method: 'POST', headers, body: file }))
}
