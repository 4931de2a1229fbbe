import {
  maxPictureSize,
  pictureTypeRefused,
  pictureTypes
} from '#services/profile-pictures/limits.ts'
import { callApi } from '#site/lib/api.ts'

/** Why a file cannot be a profile picture, checked before it is sent. */
export function pictureError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type)) return pictureTypeRefused
  return size > maxPictureSize ? 'La foto no puede pesar más de 5 MB' : undefined
}

/** Sends the file itself; returns the path of the cropped picture. */
export async function uploadPicture(userId: string, file: File): Promise<string> {
  const headers = { 'Content-Type': file.type }
  const call = fetch(`/api/users/${userId}/picture`, { method: 'POST', headers, body: file })
  const { profilePicture } = await callApi<{ profilePicture: string }>(call)
  return profilePicture
}
