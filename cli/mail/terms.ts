import { day } from '#events/units.ts'
import { announceTerms, countAccountsBefore } from '#services/mail/accounts/announce-terms.ts'
import { renderMail } from '#services/mail/parts/render.ts'
import { describeTerms } from '#services/mail/accounts/terms-changed.ts'
import { findTermsToCome, validSince } from '#services/users/shared/legal-texts.ts'
import { type CliCommand, CliError, exitOk } from '#cli/command.ts'

export const announceTermsCommand: CliCommand = {
  name: 'mail terms',
  usage: '[--confirm]',
  description:
    'enseña el correo de los términos nuevos; con --confirm lo escribe a cada cuenta de antes',
  async run({ tools, output }, { values }) {
    const { config, db, now } = tools
    const terms = findTermsToCome(now())
    if (!terms) throw new CliError('No hay términos anunciados: los publicados valen ya')
    if (config.mail.delivery === 'none') throw new CliError('No hay servidor de correo')
    const days = Math.floor((validSince(terms).getTime() - now().getTime()) / day)
    if (values['confirm'] === true) {
      const written = await announceTerms(tools, terms)
      output.line(
        `Escritas: ${written}. Salen ahora; a quien ya la tenía no se le escribe otra vez`
      )
      output.json({ version: terms.version, days, written })
      return exitOk
    }
    const accounts = await countAccountsBefore(db, terms)
    const to = { name: '', address: '' }
    output.line(renderMail(to, describeTerms(terms, config.appOrigin)).text)
    output.line(
      `Cuentas de antes: ${accounts}. Los términos valen para ellas dentro de ${days} días`
    )
    output.line('Para escribirla, repite la orden con --confirm')
    output.json({ version: terms.version, days, accounts })
    return exitOk
  }
}
