import { smallPhoto } from '#site/lib/photos.ts'

interface Props {
  photos: string[]
  /** Called with a message of what was done. */
  onChange(photos: string[], done: string): void
}

/** The photos of a job, the one of the card first. */
export function PhotoList({ photos, onChange }: Props) {
  const without = (path: string) => photos.filter(one => one !== path)
  return (
    <ol className="photo-list">
      {photos.map((path, nth) => (
        <li key={path}>
          <img className="photo" src={smallPhoto(path)} alt={`Foto ${nth + 1}`} />
          <span className="muted">
            {nth === 0 && 'En la lista se ve esta'}
            {nth > 0 && (
              <button
                className="button quiet"
                type="button"
                onClick={() => onChange([path, ...without(path)], 'Esta foto es ahora la primera.')}
              >
                Poner primera
                <span className="visually-hidden">{` la foto ${nth + 1}`}</span>
              </button>
            )}
          </span>
          <button
            className="button quiet"
            type="button"
            onClick={() => onChange(without(path), 'Foto quitada.')}
          >
            Quitar<span className="visually-hidden">{` la foto ${nth + 1}`}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
