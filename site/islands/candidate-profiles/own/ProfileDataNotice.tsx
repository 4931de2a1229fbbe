import type { DataController } from '#services/pages/shared/contract.ts'
import { DataNotice } from '#site/ui/forms/DataNotice.tsx'

/** The notice on personal data at the end of the form of a profile. */
export function ProfileDataNotice({ controller }: { controller: DataController }) {
  const { eraseAfter, archiveFor } = controller
  return (
    <DataNotice
      controller={controller}
      purpose="publicar tu perfil para que te encuentren las empresas; tu teléfono y tu correo solo se enseñan a la que los pide con su cuenta. Lo hacemos porque nos lo pides al enviarlo (artículo 6.1.b del RGPD)."
      duration={`se ve hasta que lo elimines. Si eliminas tu cuenta, se borra a los ${eraseAfter}; una copia bloqueada queda ${archiveFor} por si la pide un juzgado.`}
    />
  )
}
