import { undoPeriod } from '#events/limits/applications.ts'
import { useStore } from '@nanostores/react'
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { Quoting } from '../Quoting.tsx'
import { $toast } from './toast.ts'
import { formWords } from '#services/words/words.ts'

export function ToastArea() {
  const shown = useStore($toast)
  return (
    <Provider label={formWords.notice} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Root
          key={shown.id}
          duration={shown.action ? actionDuration : undefined}
          className={`toast ${shown.variant ?? ''}`}
          onOpenChange={open => open || close(shown.id)}
        >
          <div>
            <Title asChild>
              <b>{shown.title}</b>
            </Title>{' '}
            {shown.description && (
              <Description {...(shown.isReadElsewhere && unspoken)}>
                {shown.isQuoting ? <Quoting text={shown.description} /> : shown.description}
              </Description>
            )}
          </div>{' '}
          {shown.action && (
            <Action
              className="button quiet slim"
              altText={shown.action.text}
              onClick={shown.action.run}
            >
              {shown.action.text}
            </Action>
          )}
          <Close className="close" aria-label={formWords.closeNotice}>
            ×
          </Close>
        </Root>
      )}
      <Viewport
        className="toasts"
        hotkey={['F8']}
        label={formWords.notices}
        // It takes the focus of a toast that closes.
        aria-label={formWords.noticeList}
      />
    </Provider>
  )
}

/** What Radix leaves out of what it announces. */
const unspoken = { 'data-radix-toast-announce-exclude': '' }
/** Milliseconds in which something can be undone. */
const actionDuration = undoPeriod
/** After the exit animation of a dismissed toast. */
const removeDelay = 1_000_000

function close(id: number): void {
  const shown = $toast.get()
  if (shown?.id !== id) return
  $toast.set({ ...shown, isOver: true })
  setTimeout(() => $toast.get()?.id === id && $toast.set(undefined), removeDelay)
}
