import type { JobPhoto } from '#events/aggregates/job-schemas.ts'
import { type PhotoSubject, photoSubjects } from '#events/job-content/vocabulary.ts'

type Photos = readonly JobPhoto[] | null | undefined

/** Photos as a row has them: their paths, and in the same order what each shows; null when none says it. */
export function photoColumns(photos: Photos) {
  if (!photos) return { photos, photoSubjects: photos }
  const subjects = photos.map(({ of }) => of ?? null)
  return {
    photos: photos.map(({ path }) => path),
    photoSubjects: subjects.some(subject => subject) ? subjects : null
  }
}

/** What photos say that they show, each once; null when none says anything, undefined for an event that does not name them. */
export function photoSubjectsOf(photos: Photos): PhotoSubject[] | null | undefined {
  if (!photos) return photos
  const said = photoSubjects.filter(subject => photos.some(({ of }) => of === subject))
  return said.length ? said : null
}
