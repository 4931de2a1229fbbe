import { dateFormat } from '#services/platform/shared/formats.ts'

/** «marzo de 2023». */
export const monthAndYear = dateFormat({ month: 'long', year: 'numeric' })

/** «10 de noviembre». */
export const dayOfMonth = dateFormat({ day: 'numeric', month: 'long' })
