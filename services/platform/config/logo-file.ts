import { readFileSync } from 'node:fs'
import { logo } from '#events/limits/pictures.ts'

/** Why a file cannot be the logo, as the end of a sentence; undefined when it can. */
export function findLogoProblem(path: string): string | undefined {
  let content: Buffer
  try {
    content = readFileSync(path)
  } catch {
    return `no se puede leer: ${path}`
  }
  if (content.length > logo.kilobytes * 1024) return `pesa más de ${logo.kilobytes} KB: ${path}`
  if (isPng(content)) {
    const side = Math.min(content.readUInt32BE(16), content.readUInt32BE(20))
    return side < logo.pixels
      ? `debe medir al menos ${logo.pixels} × ${logo.pixels} píxeles: ${path}`
      : undefined
  }
  const svg = content.toString('utf8')
  if (!beginning.test(svg)) return `debe ser un SVG o un PNG: ${path}`
  return active.test(svg)
    ? `lleva programas o pide algo de otro sitio (script, onload, href…): guárdalo como SVG sencillo: ${path}`
    : undefined
}

export const isPng = (content: Buffer) =>
  content.length > 24 && content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))

const beginning = /^\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/

/** What does more than draw: programs, other documents, what is loaded from elsewhere. */
const active =
  /<(script|foreignObject|iframe|handler)\b|\son\w+\s*=|javascript:|@import|\b(href|src)\s*=(?!\s*["']?(#|data:image\/))|url\((?!\s*["']?(#|data:image\/))/i
