import { favicon } from '#site/tools/logo.ts'

/** The mark of the board, for the tab of a browser. */
export function GET(): Response {
  return new Response(favicon, { headers: { 'Content-Type': 'image/svg+xml' } })
}
