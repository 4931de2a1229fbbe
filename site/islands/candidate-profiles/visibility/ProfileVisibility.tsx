import { useRef, useState } from 'react'
import { errorMessage } from '#site/lib/api.ts'
import { updateCache, useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { ContactReleases } from './ContactReleases.tsx'
import {
  sendBlock,
  sendVisibility,
  fetchVisibility,
  sendUnblock,
  type VisibilityResponse,
  visibilityKey,
  type EmployerBlock
} from './visibility.ts'
import { VisibilityChoice } from './VisibilityChoice.tsx'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { visibilityWords } from '#services/words/words.ts'

/** Loaded with its validator. */
const BlockForm = lazyWithRetry(() => import('./BlockForm.tsx').then(part => part.BlockForm))

/** Employers who have seen the contact of the signed-in candidate, and who sees the profile. */
export function ProfileVisibility() {
  const { data, error, retry } = useQuery(visibilityKey, fetchVisibility)
  const { change, done, keep, pending, status } = useVisibilityChanges()
  if (error) {
    const title = visibilityWords.failed
    return <ErrorPanel title={title} message={error.message} onRetry={retry} />
  }
  if (!data) return <Spinner />
  return (
    <div className="sections">
      <p className={done ? 'notice good' : ''} tabIndex={-1} ref={status}>
        {done}
      </p>
      <ContactReleases
        data={data}
        pending={pending}
        onBlock={({ employerId, employerName }) =>
          change(
            employerId,
            () => sendBlock({ employerId }),
            visibilityWords.hiddenFrom(employerName ?? visibilityWords.thatCompany)
          )
        }
      />
      <VisibilityChoice
        data={data}
        isPending={pending === 'visibleTo'}
        onChoose={visibleTo =>
          change('visibleTo', () => sendVisibility(visibleTo), visibilityWords.changed)
        }
      />
      <section className="section" aria-labelledby="invisible">
        <div className="head">
          <div>
            <h2 id="invisible">{visibilityWords.invisible}</h2>
            <p className="hint">{visibilityWords.invisibleText}</p>
          </div>
        </div>
        <div className="box">
          <BlockList
            blocks={data.blocks}
            pending={pending}
            onRemove={({ id }) => change(id, () => sendUnblock(id), visibilityWords.removed)}
          />
          <div className="pad">
            <BlockForm
              onBlocked={(changed, text) => keep(changed, visibilityWords.hiddenByWords(text))}
            />
          </div>
        </div>
      </section>
    </div>
  )
}

/** One change at a time; afterwards the sentence that confirms it takes the focus. */
function useVisibilityChanges() {
  const [pending, setPending] = useState<string>()
  const [done, setDone] = useState('')
  const status = useRef<HTMLParagraphElement>(null)

  function keep(changed: VisibilityResponse, sentence: string) {
    updateCache<VisibilityResponse>(visibilityKey, () => changed)
    setDone(sentence)
    status.current?.focus()
  }

  async function change(id: string, call: () => Promise<VisibilityResponse>, sentence: string) {
    if (pending) return
    setPending(id)
    try {
      keep(await call(), sentence)
    } catch (failure) {
      const description = errorMessage(failure)
      toast({ title: visibilityWords.notChanged, description, variant: 'destructive' })
    }
    setPending(undefined)
  }

  return { change, done, keep, pending, status }
}

interface Props {
  blocks: readonly EmployerBlock[]
  /** The id of the row that is being changed. */
  pending: string | undefined
  onRemove(block: EmployerBlock): void
}

/** The employers and words from which the candidate hides. */
function BlockList({ blocks, pending, onRemove }: Props) {
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
              pending={visibilityWords.removing}
              aria-label={visibilityWords.removeNamed(blockName(block))}
              onClick={() => onRemove(block)}
            >
              {visibilityWords.remove}
            </PendingButton>
          </div>
        </li>
      ))}
    </ul>
  )
}

function blockName({ text, employerName }: EmployerBlock): string {
  return text ? visibilityWords.byWords(text) : (employerName ?? visibilityWords.goneAccount)
}
