import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '#events/database/database.ts'
import { brand } from '#services/platform/config/brand.ts'
import { longDate } from '#services/platform/config/spanish-formats.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import { requireFound } from '#services/platform/http/require-found.ts'
import { noSourcesPolicy } from '#services/platform/http/security-headers.ts'
import { findShownHtml, listShownLetters, type ShownLetter } from './store.ts'

const shownAtMost = 100
const privateHeaders = {
  'Cache-Control': cacheControl.privateNoStore,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex'
}
const policy = `${noSourcesPolicy}; style-src 'unsafe-inline'`

/** The letters of a board without a mail server; never in production. */
export const mailboxRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/buzon', async c =>
      c.html(mailboxPage(await listShownLetters(db, shownAtMost)), 200, {
        ...privateHeaders,
        'Content-Security-Policy': `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
      })
    )

    .get('/buzon/:id', async c => {
      const found = requireFound(await findShownHtml(db, c.req.param('id')), 'Esta carta no existe')
      return c.html(found, 200, {
        ...privateHeaders,
        'Content-Security-Policy': `${policy}; sandbox`
      })
    })

const style = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`

const mailboxPage = (letters: readonly ShownLetter[]) => html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Buzón · ${brand}</title><style>${style}</style></head>
<body><main><h1>Buzón</h1>
<p>Aquí no hay servidor de correo: las cartas se quedan en esta página. La más nueva está arriba.</p>
${letters.length ? letters.map(letterPart) : html`<p>Todavía no hay ninguna.</p>`}
</main></body></html>
`

const letterPart = ({ id, to, subject, text, writtenAt }: ShownLetter) => html`<article>
<h2>${subject}</h2>
<p>Para ${to.name} (${to.address}), ${longDate(writtenAt)} · <a href="/buzon/${id}">Como se ve</a></p>
<pre>${text.split(/(https?:\/\/\S+)/).map((part, nth) => (nth % 2 ? html`<a href="${part}">${part}</a>` : part))}</pre>
</article>
`
