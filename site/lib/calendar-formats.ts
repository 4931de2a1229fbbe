import { dateFormat } from '#services/platform/shared/formats.ts'

/** «marzo de 2023». */
export const monthAndYear = dateFormat({ month: 'long', year: 'numeric' })
