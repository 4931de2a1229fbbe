import { PendingButton } from '#site/ui/PendingButton.tsx'
import type { EmployerBlock } from './visibility.ts'

interface Props {
  blocks: readonly EmployerBlock[]
  /** The id of what is changing. */
  pending: string | undefined
  onRemove(block: EmployerBlock): void
}

/** From whom the candidate hides. */
export function BlockList({ blocks, pending, onRemove }: Props) {
  if (!blocks.length) return null
  return (
    <ul className="people-list">
      {blocks.map(block => (
        <li key={block.id}>
          <p className="name">{blockName(block)}</p>
          <PendingButton
            className="button quiet slim"
            isPending={pending === block.id}
            pending="Quitando…"
            aria-label={`Quitar ${blockName(block)} de la lista`}
            onClick={() => onRemove(block)}
          >
            Quitar
          </PendingButton>
        </li>
      ))}
    </ul>
  )
}

function blockName({ text, employerName }: EmployerBlock): string {
  return text
    ? `«${text}», en el nombre o el lugar`
    : (employerName ?? 'Una cuenta que ya no existe')
}
