import type { Via } from '#services/jobs/shared/contact-preference.ts'
import { CallIcon, MessageIcon, WriteIcon } from '#site/ui/ContactIcons.tsx'
import { jobWords } from '#services/words/words.ts'

/** The icon and the name of a way to reach an employer. */
export function ViaLabel({ via }: { via: Via }) {
  if (via === 'telefono')
    return (
      <>
        <CallIcon />
        {jobWords.call}
      </>
    )
  if (via === 'whatsapp')
    return (
      <>
        <MessageIcon />
        WhatsApp
      </>
    )
  return (
    <>
      <WriteIcon />
      {jobWords.write}
    </>
  )
}
