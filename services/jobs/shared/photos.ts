import type { JobTerms } from '#events/job-content/terms.ts'
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

/** True for an ad that offers a dwelling, and whose photos all say that they show something else. */
export function lacksHousingPhoto({
  housing,
  photoSubjects = []
}: ShownPhotos & Pick<JobTerms, 'housing'>): boolean {
  const isOffered = housing !== undefined && housing.kind !== 'no'
  const isSaid = photoSubjects.length > 0 && !photoSubjects.includes(null)
  return isOffered && isSaid && !photoSubjects.includes('vivienda')
}
