import type { Via } from '#services/jobs/shared/contact-preference.ts'
import { CallIcon, MessageIcon, WriteIcon } from '#site/ui/ContactIcons.tsx'
import { jobWords } from '#services/words/words.ts'

const icons = { telefono: CallIcon, whatsapp: MessageIcon, correo: WriteIcon }

/** The icon and the name of a way to reach an employer. */
export function ViaLabel({ via }: { via: Via }) {
  const Icon = icons[via]
  return (
    <>
      <Icon />
      {{ telefono: jobWords.call, whatsapp: 'WhatsApp', correo: jobWords.write }[via]}
    </>
  )
}
