import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** Foreground, background and minimum contrast: 4.5 for text, 3 for large text and the borders of controls. */
const pairs: [text: string, ground: string, least: number][] = [
  ...['bg', 'surface', 'surface-2'].flatMap(ground => [
    ['text', ground, 7] as [string, string, number],
    ['muted', ground, 4.5] as [string, string, number],
    ['link', ground, 4.5] as [string, string, number],
    ['danger', ground, 4.5] as [string, string, number]
  ]),
  ['placeholder', 'surface', 4.5],
  ['border-strong', 'surface', 3],
  ['border-strong', 'bg', 3],
  ['primary', 'bg', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-primary-soft', 'primary-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['info', 'surface', 4.5],
  ['info', 'bg', 4.5],
  ['on-info-soft', 'info-soft', 4.5],
  ['amber', 'surface', 3],
  ['on-amber-soft', 'surface', 4.5],
  ['on-amber-soft', 'amber-soft', 4.5],
  ['on-danger-soft', 'danger-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['on-toast-danger', 'toast-danger', 4.5],
  ['on-band', 'band', 4.5],
  ['accent', 'band', 4.5],
  ['focus', 'bg', 3],
  ['focus', 'surface', 3],
  ['on-mark', 'mark', 4.5],
  ['pole-red', 'surface', 3]
]

describe.each(['light', 'dark'] as const)('the colours of the %s theme', theme => {
  test.each(pairs)('%s on %s are at least %s apart', (text, ground, least) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least)
  })
})

function colour(name: string, theme: 'light' | 'dark'): string {
  const [, light, dark] =
    new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6})\\))?`).exec(css) ?? []
  const value = theme === 'dark' ? (dark ?? light) : light
  if (!value) throw new Error(`there is no colour ${name}`)
  return value
}

/** The contrast ratio of WCAG 2.2. */
function contrast(front: string, back: string): number {
  const [lighter = 0, darker = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
