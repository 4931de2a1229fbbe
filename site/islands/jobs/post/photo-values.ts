import { type PhotoSubject, photoSubjects } from '#events/job-content/vocabulary.ts'

/** The form's field of photos, whose value is their paths: «/photos/a.webp#vivienda /photos/b.webp». */
export const photosName = 'photos'

export interface FormPhoto {
  path: string
  of?: PhotoSubject | undefined
}

export function readPhotos(value = ''): FormPhoto[] {
  return value
    .split(' ')
    .filter(Boolean)
    .map(text => {
      const [path = '', said] = text.split('#')
      const of = photoSubjects.find(subject => subject === said)
      return of ? { path, of } : { path }
    })
}

export function writePhotos(photos: readonly FormPhoto[]): string {
  return photos.map(({ path, of }) => (of ? `${path}#${of}` : path)).join(' ')
}
