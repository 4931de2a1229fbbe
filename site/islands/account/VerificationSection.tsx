import { useEffect, useRef, useState } from 'react'
import { brand } from '#services/platform/shared/brand.ts'
import { callApi, apiClient, type CurrentUser, errorMessage } from '#site/lib/api.ts'
import { setSessionUser } from '#site/stores/session.ts'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { toast } from '#site/ui/toast.ts'

const VerificationForm = lazyWithRetry(() =>
  import('./EmployerVerificationForm.tsx').then(part => part.EmployerVerificationForm)
)

/** What an employer has shown of itself, as its ads say it; all of it is optional. */
export function VerificationSection({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section className="panel" aria-labelledby="verificacion">
      <h2 id="verificacion" ref={heading} tabIndex={-1}>
        Tu centro, comprobado
      </h2>
      <p className="muted">
        Lo que compruebes sale en tus anuncios, en palabras. Nada es obligatorio.
      </p>
      {isOpen ? (
        <VerificationForm user={user} onClose={() => setOpen(false)} />
      ) : (
        <>
          <VerificationList user={user} />
          <button className="button secondary" type="button" onClick={() => setOpen(true)}>
            Añadir o cambiar
          </button>
        </>
      )}
    </section>
  )
}

function VerificationList({ user }: { user: CurrentUser }) {
  const { emailConfirmed, web, taxIdCheckedAt, farmName, seenAt } = user
  return (
    <dl className="facts">
      <Fact name="Correo">{emailConfirmed ? 'Confirmado' : 'Sin confirmar'}</Fact>
      <Fact name="Web">{web ?? 'Sin indicar'}</Fact>
      <Fact name="NIF" remove={taxIdCheckedAt ? { taxId: null } : undefined} user={user}>
        {taxIdCheckedAt ? 'Comprobado' : 'Sin comprobar'}
      </Fact>
      <Fact name="Código REGA" remove={farmName ? { farmCode: null } : undefined} user={user}>
        {farmName ? `De ${farmName}` : 'Sin declarar'}
      </Fact>
      <Fact name={`Visto por ${brand}`}>{seenAt ? 'Sí' : 'Todavía no'}</Fact>
    </dl>
  )
}

interface FactProps {
  name: string
  children: string
  /** What takes it back. */
  remove?: { taxId: null } | { farmCode: null } | undefined
  user?: CurrentUser
}

function Fact({ name, children, remove, user }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {remove && user && <RemoveButton name={name} remove={remove} user={user} />}
      </dd>
    </div>
  )
}

function RemoveButton({ name, remove, user }: Required<Omit<FactProps, 'children'>>) {
  const [isPending, setPending] = useState(false)
  async function send() {
    setPending(true)
    try {
      const request = { param: { id: user.id }, json: remove ?? {} }
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
      className="button quiet slim"
      isPending={isPending}
      pending="Quitando…"
      aria-label={`Quitar: ${name}`}
      onClick={send}
    >
      Quitar
    </PendingButton>
  )
}
