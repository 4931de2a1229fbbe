import { refusal } from '#services/platform/validation/refusal.ts'
import { fieldRefusals } from '#services/words/words.ts'

export const municipalityUnknown = refusal(
  'municipality-unknown',
  400,
  fieldRefusals['municipality-unknown']
)
