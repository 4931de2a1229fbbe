import type { DataController } from '#services/pages/shared/contract.ts'
import { DataNotice } from '#site/ui/forms/DataNotice.tsx'
import { ownProfileWords } from '#services/words/words.ts'

/** The notice on personal data at the end of the form of a profile. */
export function ProfileDataNotice({ controller }: { controller: DataController }) {
  const { eraseAfter, archiveFor } = controller
  return (
    <DataNotice
      controller={controller}
      purpose={ownProfileWords.purpose}
      duration={ownProfileWords.duration(eraseAfter, archiveFor)}
    />
  )
}
