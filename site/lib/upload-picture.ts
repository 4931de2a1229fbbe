import { maxPictureSize, pictureTypeRefused, pictureTypes } from '#services/pictures/limits.ts'
import { callApi } from './api.ts'

export { pictureTypes }

/** Why a file cannot be a picture, checked before it is sent. */
export function pictureError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type)) return pictureTypeRefused
  return size > maxPictureSize ? 'La foto no puede pesar más de 5 MB' : undefined
}

/** Sends the file itself; returns the path of the cropped picture. */
export async function uploadPicture(userId: string, file: File): Promise<string> {
  return (await send<{ profilePicture: string }>(`users/${userId}/picture`, file)).profilePicture
}

/** The same for a photo of a job. */
export async function uploadJobPhoto(file: File): Promise<string> {
  return (await send<{ photo: string }>('job-photos', file)).photo
}

function send<Answer>(path: string, file: File): Promise<Answer> {
  const headers = { 'Content-Type': file.type }
  return callApi<Answer>(fetch(`/api/${path}`, { method: 'POST', headers, body: file }))
}
