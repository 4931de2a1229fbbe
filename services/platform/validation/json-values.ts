import * as z from 'zod/mini'

type Values = readonly [string, ...string[]]

/** A calendar date, checked by hand: the library's own check is a kilobyte for every page. */
export const calendarDate = (sentence: string) =>
  z.string(sentence).check(z.refine(isDate, sentence), z.meta({ format: 'date' }))

function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Tolerates rounding errors of floating-point numbers. */
export function isMultipleOf(step: number) {
  return (value: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6
}

/** Several values, each once. */
export function choices<const T extends Values>(values: T, max: number, sentence: string) {
  return z
    .array(z.enum(values, sentence), sentence)
    .check(z.maxLength(max, sentence), z.overwrite(withoutRepetition))
}

const withoutRepetition = <T>(values: T[]): T[] => [...new Set(values)]
