import { refusal } from '#services/platform/validation/refusal.ts'

export const shownMailNotFound = refusal('mail-not-found', 404, 'Este correo no existe')
