import { useStore } from '@nanostores/react'
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { $toast } from './toast.ts'

export function ToastArea() {
  const shown = useStore($toast)
  return (
    <Provider label="Aviso" duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Root
          key={shown.id}
          className={`toast ${shown.variant ?? ''}`}
          onOpenChange={open => open || close(shown.id)}
        >
          <div>
            <Title asChild>
              <b>{shown.title}</b>
            </Title>
            {shown.description && <Description>{shown.description}</Description>}
          </div>
          <Close className="close" aria-label="Cerrar aviso">
            ×
          </Close>
        </Root>
      )}
      <Viewport className="toasts" hotkey={['F8']} label="Notificaciones ({hotkey})" />
    </Provider>
  )
}

/** After the exit animation of a dismissed toast. */
const removeDelay = 1_000_000

function close(id: number): void {
  const shown = $toast.get()
  if (shown?.id !== id) return
  $toast.set({ ...shown, isOver: true })
  setTimeout(() => $toast.get()?.id === id && $toast.set(undefined), removeDelay)
}
