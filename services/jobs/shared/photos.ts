import type { PhotoSubject } from '#events/job-content/vocabulary.ts'

/** The photos of a job or a draft, as its view has them. */
export interface ShownPhotos {
  photos?: readonly string[] | undefined
  photoSubjects?: readonly (PhotoSubject | null)[] | undefined
}

/** Each photo with what it shows, as a request has them. */
export function photosOf({ photos, photoSubjects = [] }: ShownPhotos) {
  return photos?.map((path, index) => ({ path, of: photoSubjects[index] ?? undefined }))
}
