import { html, raw } from 'hono/html'
import { brand } from '#services/platform/config/brand.ts'
import type { Letter, Recipient, RenderedLetter } from './letter.ts'

export function renderLetter(to: Recipient, letter: Letter): RenderedLetter {
  return { to, subject: letter.subject, text: renderText(letter), html: renderHtml(letter) }
}

function renderText({ subject, lines, action, why }: Letter): string {
  const link = action ? [`${action.text}:\n${action.url}`] : []
  return `${[subject, ...lines, ...link, `-- \n${brand}\n${why}`].join('\n\n')}\n`
}

const font = 'font-family:Arial,Helvetica,sans-serif'
const text = `${font};font-size:16px;line-height:24px;color:#14211b`
const layout = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"')

/** Tables and inline styles: mail programs drop the rest. No picture, no other host. */
function renderHtml({ subject, lines, action, why }: Letter): string {
  return `${html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;background:#f6f8f5"><main>
<table ${layout} style="background:#f6f8f5"><tr><td align="center" style="padding:24px 12px">
<table ${layout} style="max-width:560px;background:#ffffff;border:1px solid #cfd9d2;border-radius:14px">
<tr><td style="padding:22px 24px 0;${font};font-size:20px;font-weight:bold;letter-spacing:-0.5px;color:#14211b">${brand}<span style="display:block;width:44px;height:5px;margin-top:8px;border-radius:3px;background:#f2b52b;font-size:0;line-height:0">&nbsp;</span></td></tr>
<tr><td style="padding:22px 24px 0;${text}"><h1 style="margin:0;font-size:24px;line-height:29px;letter-spacing:-0.3px">${subject}</h1></td></tr>
${lines.map(line => html`<tr><td style="padding:12px 24px 0;${text}">${line}</td></tr>\n`)}
${action && html`<tr><td style="padding:20px 24px 0"><a href="${action.url}" style="display:block;padding:15px 20px;border-radius:8px;background:#17573a;color:#ffffff;${font};font-size:16px;line-height:20px;font-weight:bold;text-align:center;text-decoration:none">${action.text}</a></td></tr>`}
<tr><td style="padding:0 24px 24px;font-size:0;line-height:0">&nbsp;</td></tr></table>
<table ${layout} style="max-width:560px"><tr><td style="padding:18px 24px 0;${font};font-size:15px;line-height:22px;color:#48584f">${why}</td></tr></table>
</td></tr></table></main></body></html>
`}`
}
