import { favicon } from '#site/tools/mark.ts'

/** The mark of the board, for the tab of a browser. */
export function GET(): Response {
  return new Response(favicon, { headers: { 'Content-Type': 'image/svg+xml' } })
}
