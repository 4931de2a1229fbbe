import type { JobTerms } from '#events/job-content/terms.ts'
import type { PhotoSubject } from '#events/job-content/vocabulary.ts'
import { lacksHousingPhoto, photosOf, type ShownPhotos } from '#services/jobs/shared/photos.ts'
import { cardWords, photoSubjectLabels } from '#services/words/words.ts'

interface CardPhotoProps {
  path: string | undefined
}

/** The class of a card with a photo, which changes where its parts stand. */
export const photoClass = (photo: string | undefined) => (photo ? ' with-photo' : '')

/** The photo of a card, without a text: the title of the card says what the job is. */
export function JobCardPhoto({ path }: CardPhotoProps) {
  if (!path) return null
  return <img className="photo" src={path} alt="" width="164" height="164" loading="lazy" />
}

interface Props {
  job: ShownPhotos & Pick<JobTerms, 'housing'> & { companyName: string }
}

/** Photos of the stables or the housing, each a link to its large size. */
export function JobPhotos({ job }: Props) {
  const photos = photosOf(job) ?? []
  if (!photos.length) return null
  const altText = (of: PhotoSubject | undefined, index: number) =>
    [of && photoSubjectLabels[of], photoText(job.companyName, index, photos.length)]
      .filter(Boolean)
      .join('. ')
  return (
    <section className="section">
      <h2>{cardWords.photos}</h2>
      <div className="gallery">
        {photos.map(({ path, of }, index) => (
          <a href={path} key={path}>
            <img className="photo" src={path} alt={altText(of, index)} />
            {of && <span aria-hidden="true">{photoSubjectLabels[of]}</span>}
          </a>
        ))}
      </div>
      {lacksHousingPhoto(job) && <p className="muted">{cardWords.noHousingPhoto}</p>}
    </section>
  )
}

/** «Foto 2 de 3 de Yeguada del Soto». */
function photoText(companyName: string, index: number, count: number): string {
  return count === 1
    ? cardWords.photoOf(companyName)
    : cardWords.onePhotoOf(index + 1, count, companyName)
}
