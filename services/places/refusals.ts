import { refusal } from '#services/platform/validation/refusal.ts'

export const municipalityUnknown = refusal('municipality-unknown', 400, 'El municipio no existe')
