import { PinIcon } from '#site/ui/icons.tsx'
import { Separator } from '#site/ui/Separator.tsx'
import { listWords } from '#services/words/words.ts'

/** «30 km de Jerez de la Frontera · Cambiar»: the searched circle, with a link to its field. */
export function SearchedLine({ text }: { text: string }) {
  return (
    <p className="searched-line">
      <PinIcon />
      <span className="dots">
        <span>{text}</span>
        <Separator />
        <span>
          <a href="#location">{listWords.change}</a>
        </span>
      </span>
    </p>
  )
}
