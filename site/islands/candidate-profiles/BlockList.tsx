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
    <ul className="items">
      {blocks.map(block => (
        <li key={block.id}>
          <div className="item-body">
            <p className="item-title plain">{blockName(block)}</p>
          </div>
          <div className="end">
            <PendingButton
              className="button quiet slim at-end"
              isPending={pending === block.id}
              pending="Quitando…"
              aria-label={`Quitar ${blockName(block)} de la lista`}
              onClick={() => onRemove(block)}
            >
              Quitar
            </PendingButton>
          </div>
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
