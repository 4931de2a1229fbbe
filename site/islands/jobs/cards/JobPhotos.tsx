import { cardWords } from '#services/words/words.ts'
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
  companyName: string
  photos: readonly string[] | undefined
}

/** Photos of the stables or the housing, each a link to its large size. */
export function JobPhotos({ companyName, photos = [] }: Props) {
  if (!photos.length) return null
  return (
    <section className="section">
      <h2>{cardWords.photos}</h2>
      <div className="gallery">
        {photos.map((path, index) => (
          <a href={path} key={path}>
            <img className="photo" src={path} alt={altText(companyName, index, photos.length)} />
          </a>
        ))}
      </div>
    </section>
  )
}

/** «Foto 2 de 3 de Yeguada del Soto». */
function altText(companyName: string, index: number, count: number): string {
  return count === 1
    ? cardWords.photoOf(companyName)
    : cardWords.onePhotoOf(index + 1, count, companyName)
}
