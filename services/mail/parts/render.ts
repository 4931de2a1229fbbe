import { html, raw } from 'hono/html'
import { brand } from '#services/words/shared/brand.ts'
import { mailWords, speech } from '#services/words/words.ts'
import type { Mail, Recipient, RenderedMail } from './mail.ts'

export function renderMail(to: Recipient, mail: Mail): RenderedMail {
  const { subject, unsubscribe } = mail
  return { to, subject, text: renderText(mail), html: renderHtml(mail), unsubscribe }
}

const actionsOf = ({ action, otherAction }: Pick<Mail, 'action' | 'otherAction'>) =>
  [action, otherAction].filter(choice => choice !== undefined)

/** Below the e-mail: how to receive fewer of them. */
function choicesOf({ settings, unsubscribe }: Mail): { text: string; url: string }[] {
  return [
    ...(settings ? [{ text: mailWords.settings, url: settings }] : []),
    ...(unsubscribe ? [{ text: mailWords.unsubscribe, url: unsubscribe }] : [])
  ]
}

function renderText(mail: Mail): string {
  const { subject, lines, items = [], why } = mail
  const said = lines.map(line => {
    if (typeof line === 'string') return line
    return 'code' in line ? line.code : quoted(line.quote)
  })
  const listed = items.map(({ title, text, url, choices }) =>
    [title, text, ...(choices ? choices.map(renderLink) : [url])].join('\n')
  )
  const links = actionsOf(mail).map(renderLink)
  const end = [`-- \n${brand}\n${why}`, ...choicesOf(mail).map(renderLink)]
  return `${[subject, ...said, ...listed, ...links, ...end].join('\n\n')}\n`
}

const quoted = (words: string) => words.replace(/^/gm, '> ')

const renderLink = ({ text, url }: { text: string; url: string }) => `${text}:\n${url}`

const font = 'font-family:Arial,Helvetica,sans-serif'
const text = `${font};font-size:16px;line-height:24px;color:#14211b`
const layout = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"')

const quotePart = (words: string) =>
  html`<blockquote style="margin:0;padding:2px 0 2px 14px;border-left:3px solid #cfd9d2;white-space:pre-line">${words}</blockquote>`

const codePart = (code: string) =>
  html`<strong style="font-size:32px;line-height:40px;letter-spacing:6px">${code}</strong>`

function linePart(line: Mail['lines'][number]) {
  if (typeof line === 'string') return line
  return 'code' in line ? codePart(line.code) : quotePart(line.quote)
}

/** Tables and inline styles: mail programs drop the rest. No picture, no other host. */
function renderHtml(mail: Mail): string {
  const { subject, lines, items = [], why } = mail
  return `${html`<!doctype html>
<html lang="${speech.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;background:#f6f8f5"><main>
<table ${layout} style="background:#f6f8f5"><tr><td align="center" style="padding:24px 12px">
<table ${layout} style="max-width:560px;background:#ffffff;border:1px solid #cfd9d2;border-radius:14px">
<tr><td style="padding:22px 24px 0;${font};font-size:20px;font-weight:bold;letter-spacing:-0.5px;color:#14211b">${brand}<span style="display:block;width:44px;height:5px;margin-top:8px;border-radius:3px;background:#f2b52b;font-size:0;line-height:0">&nbsp;</span></td></tr>
<tr><td style="padding:22px 24px 0;${text}"><h1 style="margin:0;font-size:24px;line-height:29px;letter-spacing:-0.3px">${subject}</h1></td></tr>
${lines.map(line => html`<tr><td style="padding:12px 24px 0;${text}">${linePart(line)}</td></tr>\n`)}
${items.map(item => html`<tr><td style="padding:16px 24px 0;${text}"><a href="${item.url}" style="font-weight:bold;color:#17573a">${item.title}</a><br>${item.text}${item.choices?.map(choice => html`<br><a href="${choice.url}" style="display:inline-block;padding:8px 0;color:#17573a">${choice.text}</a>`)}</td></tr>\n`)}${actionsOf(mail).map(({ text, url }) => html`<tr><td style="padding:20px 24px 0"><a href="${url}" style="display:block;padding:15px 20px;border-radius:8px;background:#17573a;color:#ffffff;${font};font-size:16px;line-height:20px;font-weight:bold;text-align:center;text-decoration:none">${text}</a></td></tr>`)}
<tr><td style="padding:0 24px 24px;font-size:0;line-height:0">&nbsp;</td></tr></table>
<table ${layout} style="max-width:560px"><tr><td style="padding:18px 24px 0;${font};font-size:15px;line-height:22px;color:#48584f">${why}${choicesOf(mail).map(choice => html` <a href="${choice.url}" style="color:#48584f">${choice.text}</a>`)}</td></tr></table>
</td></tr></table></main></body></html>
`}`
}
