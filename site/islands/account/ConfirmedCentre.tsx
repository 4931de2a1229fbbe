import { useEffect, useRef, useState } from 'react'
import { brand } from '#services/words/shared/brand.ts'
import { callApi, apiClient, type CurrentUser, errorMessage } from '#site/lib/api.ts'
import { setSessionUser } from '#site/stores/session.ts'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { Address } from '#site/ui/Address.tsx'
import { FactList } from '#site/ui/FactList.tsx'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { toast } from '#site/ui/toasts/toast.ts'

const VerificationForm = lazyWithRetry(() =>
  import('./EmployerVerificationForm.tsx').then(part => part.EmployerVerificationForm)
)

/** The verification of an employer, as its jobs show it; all of it is optional. */
export function ConfirmedCentre({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section className="section" id="comprobado" aria-labelledby="t-comprobado">
      <div className="head">
        <div>
          <h2 id="t-comprobado" ref={heading} tabIndex={-1}>
            Comprobar tu centro
          </h2>
          <p className="hint">
            Lo que compruebes sale en tus anuncios, en palabras. Nada es obligatorio.
          </p>
        </div>
        {!isOpen && (
          <button className="button secondary slim" type="button" onClick={() => setOpen(true)}>
            Añadir o cambiar
          </button>
        )}
      </div>
      {isOpen ? (
        <div className="panel">
          <VerificationForm user={user} onClose={() => setOpen(false)} />
        </div>
      ) : (
        <FactList look="box facts" facts={factsOf(user)} />
      )}
    </section>
  )
}

function factsOf(user: CurrentUser) {
  const { emailConfirmed, web, taxIdCheckedAt, farmName, seenAt } = user
  return [
    { name: 'Correo', value: emailConfirmed ? 'Confirmado' : 'Sin confirmar' },
    { name: 'Web', value: web ? <Address text={web} /> : 'Sin indicar' },
    {
      name: 'NIF',
      value: taxIdCheckedAt ? 'Escrito, y válido' : 'Sin escribir',
      action: taxIdCheckedAt && <RemoveButton name="NIF" remove={{ taxId: null }} user={user} />
    },
    {
      name: 'Código REGA',
      value: farmName ? `De ${farmName}` : 'Sin declarar',
      action: farmName && (
        <RemoveButton name="Código REGA" remove={{ farmCode: null }} user={user} />
      )
    },
    { name: `Visto por ${brand}`, value: seenAt ? 'Sí' : 'Todavía no' }
  ]
}

interface RemoveProps {
  name: string
  /** The request that removes it. */
  remove: { taxId: null } | { farmCode: null }
  user: CurrentUser
}

function RemoveButton({ name, remove, user }: RemoveProps) {
  const [isPending, setPending] = useState(false)
  async function send() {
    setPending(true)
    try {
      const request = { param: { id: user.id }, json: remove }
      setSessionUser(await callApi(apiClient.users[':id'].verification.$put(request)))
      toast({ title: 'Quitado', description: `${name}: ya no sale en tus anuncios.` })
    } catch (error) {
      const description = errorMessage(error)
      toast({ title: 'No se ha podido quitar', description, variant: 'destructive' })
      setPending(false)
    }
  }
  return (
    <PendingButton
      className="button quiet slim at-end"
      isPending={isPending}
      pending="Quitando…"
      aria-label={`Quitar: ${name}`}
      onClick={send}
    >
      Quitar
    </PendingButton>
  )
}
