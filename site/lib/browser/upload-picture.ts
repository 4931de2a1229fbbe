import { findPictureType } from '#services/pictures/contract.ts'
import { maxPictureMegabytes } from '#events/limits/pictures.ts'
import { megabyte } from '#events/units.ts'
import { callApi } from '../api.ts'
import { fetchOnce } from '../fetch-once.ts'
import { accountWords } from '#services/words/words.ts'

/**
 * The picture under the type of its first bytes: devices give it other types, or none. Throws an Error with a message for
 * visitors.
 */
export async function typedPicture(file: Blob): Promise<Blob> {
  const start = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => {
      throw new Error(accountWords.pictureUnread)
    })
  if (!start.byteLength) throw new Error(accountWords.pictureEmpty)
  const type = findPictureType(new Uint8Array(start))
  if (type === 'image/heic') throw new Error(accountWords.pictureHeic)
  if (!type) throw new Error(accountWords.pictureType)
  return file.slice(0, file.size, type)
}

/** Sends the picture itself; returns the path of the cropped one. */
export async function uploadPicture(userId: string, picture: Blob): Promise<string> {
  return (await send<{ profilePicture: string }>(`users/${userId}/picture`, picture)).profilePicture
}

/** Uploads a photo of a job. */
export async function uploadJobPhoto(picture: Blob): Promise<string> {
  return (await send<{ photo: string }>('job-photos', picture)).photo
}

/** Throws an Error with a message for visitors. */
async function send<Answer>(path: string, picture: Blob): Promise<Answer> {
  if (picture.size > maxPictureMegabytes * megabyte) {
    throw new Error(accountWords.pictureTooLarge(maxPictureMegabytes))
  }
  const headers = { 'Content-Type': picture.type }
  return callApi<Answer>(fetchOnce(`/api/${path}`, { method: 'POST', headers, body: picture }))
}
