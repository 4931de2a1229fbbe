import { type ComponentProps, type ReactNode, useState } from 'react'
import { connectionErrorMessage } from '#site/lib/api.ts'
import type { AlertDialog } from './AlertDialog.tsx'

/** Offers to write when there are new jobs of a search; the form is loaded when it is asked for. */
export function AlertOffer(props: Omit<ComponentProps<typeof AlertDialog>, 'onClose'>) {
  const [shown, setShown] = useState<ReactNode>()
  const open = () =>
    import('./load-alert-dialog.ts')
      .then(({ loadAlertDialog }) => loadAlertDialog())
      .then(
        Form => setShown(<Form {...props} onClose={() => setShown(undefined)} />),
        () => setShown(<p role="alert">{connectionErrorMessage}</p>)
      )
  return (
    <div>
      <button className="button secondary needs-script" type="button" onClick={open}>
        Avísame de ofertas como estas
      </button>
      {shown}
    </div>
  )
}
