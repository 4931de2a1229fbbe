import type { Config } from '#services/platform/config/config.ts'
import { exampleOperator, examplePhone } from '#services/platform/config/operator-variables.ts'
import { type BoardCheck, lacks, ok } from './check.ts'

/** Letters with which the tax id of a firm begins: it stands in a register. */
const firmTaxId = /^[ABFJNUVW]/

/** What the law wants at /aviso-legal. */
export function checkIdentity({ operator }: Pick<Config, 'operator'>): BoardCheck[] {
  const { taxId, address, email, phone, register } = operator
  const examples = [
    taxId === exampleOperator.taxId && 'OPERATOR_TAX_ID',
    address === exampleOperator.address && 'OPERATOR_ADDRESS',
    email.endsWith('@example.org') && 'OPERATOR_EMAIL',
    phone === examplePhone && 'OPERATOR_PHONE'
  ].filter(name => name !== false)
  if (examples.length) {
    const text = `El aviso legal tiene datos de ejemplo: ${examples.join(', ')}.`
    return [lacks('identity', 'serious', text, 'Pon los de quien lleva el sitio.')]
  }
  if (firmTaxId.test(taxId) && !register) {
    const text = 'El aviso legal no dice en qué registro está inscrita la sociedad.'
    return [lacks('identity', 'minor', text, 'Pon OPERATOR_REGISTER: registro, tomo, hoja.')]
  }
  return [ok('identity', `Lo lleva ${operator.name.replace(/\.$/, '')}.`)]
}

/** A name of OPERATORS, and its account. */
export interface OperatorAccount {
  username: string
  isRegistered: boolean
  hasSecondFactor: boolean
}

export function checkOperators(
  accounts: readonly OperatorAccount[],
  { operatorTotp }: Pick<Config, 'operatorTotp'>
): BoardCheck[] {
  if (!accounts.length) {
    const text = 'Nadie puede abrir /operador: OPERATORS está vacío.'
    const remedy = 'Registra tu cuenta y pon su nombre de usuario en OPERATORS.'
    return [lacks('operators', 'serious', text, remedy)]
  }
  const problems = accounts.flatMap(({ username, isRegistered, hasSecondFactor }) => {
    if (!isRegistered) {
      const text = `OPERATORS nombra a «${username}», y esa cuenta no existe: sería de quien la registre.`
      return [lacks('operators', 'serious', text, 'Regístrala, o quita el nombre.')]
    }
    if (hasSecondFactor) return []
    const text = `«${username}» no tiene verificación en dos pasos.`
    const state = operatorTotp === 'required' ? 'minor' : 'serious'
    const remedy = `Actívala en /operador; el código lo da «user totp-code ${username}».`
    return [lacks('operators', state, text, remedy)]
  })
  return problems.length ? problems : [ok('operators', 'Operadores con dos pasos.')]
}
