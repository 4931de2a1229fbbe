import { digestTime } from '#events/limits/alerts.ts'
import { Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { brand } from '#services/words/shared/brand.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { isLoopbackHost } from '#services/platform/config/exposure.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { addressNotFound } from '#services/platform/http/errors/refusals.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { noSourcesPolicy } from '#services/platform/http/responses/security-headers.ts'
import { quietMinutes } from '#events/limits/mail.ts'
import { sendEarly } from '../accounts/early-mails.ts'
import { findShownHtml, listShownMails, type ShownMail } from '../outbox/shown-mails.ts'
import { shownMailNotFound } from '../parts/refusals.ts'

const shownAtMost = 100
const privateHeaders = {
  'Cache-Control': cacheControl.privateNoStore,
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex'
}
const policy = `${noSourcesPolicy}; style-src 'unsafe-inline'`

/** A proxy or a tunnel, and a foreign name that leads to this machine, find nothing. */
const requireLoopback: MiddlewareHandler<AppEnv> = async function requireLoopback(c, next) {
  const isForwarded = c.req.header('X-Forwarded-For') ?? c.req.header('Forwarded')
  if (isForwarded !== undefined || !isLoopbackHost(new URL(c.req.url).hostname)) {
    throw new HttpError(addressNotFound)
  }
  await next()
}

/** The e-mails of a board without a mail server; never in production, and only for a browser on this machine. */
export const mailboxRoutes = new Hono<AppEnv>()
  .use('/buzon/*', requireLoopback)

  .get('/buzon', async c =>
    c.html(mailboxPage(await listShownMails(c.env.board.db, shownAtMost)), 200, {
      ...privateHeaders,
      'Content-Security-Policy': `${policy}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
    })
  )

  .post('/buzon', async c => {
    const { db, now, secret } = c.env.board
    await sendEarly({ db, secret, now })
    return c.redirect('/buzon', 303)
  })

  .get('/buzon/:id', async c => {
    const { db } = c.env.board
    const found = requireFound(await findShownHtml(db, c.req.param('id')), shownMailNotFound)
    return c.html(found, 200, {
      ...privateHeaders,
      'Content-Security-Policy': `${policy}; sandbox`
    })
  })

const style = `:root{color-scheme:light dark;--bg:#f6f8f5;--surface:#fff;--text:#14211b;--muted:#48584f;--border:#cfd9d2;--primary:#17573a;--on-primary:#fff}
@media (prefers-color-scheme:dark){:root{--bg:#0d1511;--surface:#131e18;--text:#e8efe9;--muted:#a9b9af;--border:#2b3a31;--primary:#82d4a5;--on-primary:#0d1511}}
body{max-width:44rem;margin:0 auto;padding:2rem 1rem;background:var(--bg);color:var(--text);font:1rem/1.5 Arial,Helvetica,sans-serif}
h1,h2{line-height:1.2;margin:0 0 .5rem}h2{font-size:1.25rem}a{color:var(--primary)}
article{margin-top:1rem;padding:1.25rem;border:1px solid var(--border);border-radius:14px;background:var(--surface)}
p{margin:0 0 .75rem}.about{color:var(--muted)}button{font:inherit;padding:.6rem 1rem;border:0;border-radius:8px;background:var(--primary);color:var(--on-primary);cursor:pointer}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`

const mailboxPage = (mails: readonly ShownMail[]) => html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Buzón · ${brand}</title><style>${style}</style></head>
<body><main><h1>Buzón</h1>
<p>Aquí no hay servidor de correo: los correos se quedan en esta página. El más nuevo está arriba.</p>
<form method="post"><p>Algunos esperan: los de una respuesta o de un mensaje, ${quietMinutes} minutos; los de un aviso, hasta las ${digestTime} de mañana. Tras
pulsar, vuelve a cargar la página en un par de segundos.</p><button>Enviar ya los que esperan</button></form>
${mails.length ? mails.map(mailPart) : html`<p>Todavía no hay ninguno.</p>`}
</main></body></html>
`

const mailPart = ({ id, to, subject, text, writtenAt }: ShownMail) => html`<article>
<h2>${subject}</h2>
<p class="about">Para ${to.name ? `${to.name} (${to.address})` : to.address} · ${longDate(writtenAt)} · <a href="/buzon/${id}">Cómo se ve</a></p>
<pre>${text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part))}</pre>
</article>
`
