import { type ComponentProps, type ReactNode, useState } from 'react'
import { searchedText } from '#services/jobs/shared/search-texts.ts'
import { connectionErrorMessage } from '#site/lib/api.ts'
import type { AlertDialog } from './AlertDialog.tsx'
import { alertWords } from '#services/words/words.ts'

interface Props extends Omit<ComponentProps<typeof AlertDialog>, 'onClose'> {
  /** True for a search without results, where the alert is the main offer. */
  isFirst: boolean
  /** The place that the search was understood to mean. */
  around: { near: string; name: string; radius: number } | undefined
}

/** Offers an e-mail about new jobs of a search; the form is loaded when it is opened. */
export function AlertOffer({ isFirst, around, ...props }: Props) {
  const [shown, setShown] = useState<ReactNode>()
  const open = () =>
    import('./load-alert-dialog.ts')
      .then(({ loadAlertDialog }) => loadAlertDialog())
      .then(
        Form => setShown(<Form {...props} onClose={() => setShown(undefined)} />),
        () => setShown(<p role="alert">{connectionErrorMessage}</p>)
      )
  const circle = around && { location: around.name, near: around.near, radius: `${around.radius}` }
  const searched = searchedText({ ...props.search, ...circle })
  return (
    <section className="alert-line split needs-script">
      <div>
        <h2 className="minor">{isFirst ? alertWords.whenThere : alertWords.likeThese}</h2>
        <p className="small">{isFirst ? alertWords.onlyIfThere : alertWords.offer(searched)}</p>
      </div>
      <button
        className={`button ${isFirst ? 'primary' : 'secondary'}`}
        type="button"
        onClick={open}
      >
        {alertWords.create}
      </button>
      {shown}
    </section>
  )
}
