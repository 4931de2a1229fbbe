import { useStore } from '@nanostores/react'
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { $toast } from './toast.ts'

export function ToastArea() {
  const said = useStore($toast)
  return (
    <Provider label="Aviso" duration={5000} swipeDirection="right" swipeThreshold={50}>
      {said && (
        <Root
          key={said.id}
          className={`toast ${said.variant ?? ''}`}
          onOpenChange={open => open || close(said.id)}
        >
          <div>
            <Title asChild>
              <b>{said.title}</b>
            </Title>
            {said.description && <Description>{said.description}</Description>}
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

/** Long after it was dismissed, and seen to go. */
const removeDelay = 1_000_000

function close(id: number): void {
  const said = $toast.get()
  if (said?.id !== id) return
  $toast.set({ ...said, isOver: true })
  setTimeout(() => $toast.get()?.id === id && $toast.set(undefined), removeDelay)
}
