import { defaultBrand } from '#services/words/shared/brand.ts'
import type { Environment } from './environment.ts'
import { findExposure, isProduction } from './exposure.ts'
import { exampleOperator, examplePhone } from './operator-variables.ts'

/** Domains that are reserved for examples (RFC 2606). */
const exampleEmail = /[@.]example(\.(com|net|org))?$/i

/** Values that are valid alone but contradict each other. */
export function findConflicts(env: Environment): string[] {
  const { DATABASE_URL, DATABASE_READ_URL, ROLE, SESSION_SECRET, VAULT_KEY } = env
  const { DATABASE_APPLICATION_ROLE, DATABASE_READER_ROLE } = env
  const rules = [
    [
      SESSION_SECRET && SESSION_SECRET === VAULT_KEY,
      'SESSION_SECRET y VAULT_KEY deben ser distintas'
    ],
    [DATABASE_READ_URL && !DATABASE_URL, 'DATABASE_READ_URL necesita DATABASE_URL'],
    [
      !DATABASE_APPLICATION_ROLE !== !DATABASE_READER_ROLE,
      'DATABASE_APPLICATION_ROLE y DATABASE_READER_ROLE van juntas'
    ],
    [
      DATABASE_APPLICATION_ROLE && DATABASE_APPLICATION_ROLE === DATABASE_READER_ROLE,
      'DATABASE_APPLICATION_ROLE y DATABASE_READER_ROLE deben ser distintas'
    ],
    [env.BACKUP_KEYS_DIR && !env.BACKUP_DIR, 'BACKUP_KEYS_DIR necesita BACKUP_DIR'],
    [env.SMTP_URL && !env.MAIL_FROM, 'SMTP_URL necesita MAIL_FROM'],
    [!env.DKIM_KEY_FILE !== !env.DKIM_SELECTOR, 'DKIM_KEY_FILE y DKIM_SELECTOR van juntas'],
    [
      ROLE !== 'all' && !DATABASE_URL,
      `ROLE=${ROLE} necesita DATABASE_URL: la base de datos incluida admite un solo proceso`
    ]
  ] as const
  return [...findProductionConflicts(env), ...brokenOf(rules)]
}

/** Settings that are only fit for a board that other machines cannot reach. */
function findProductionConflicts(env: Environment): string[] {
  if (!isProduction(env)) return []
  const rules = [
    [env.DATABASE_URL && !env.SESSION_SECRET, 'SESSION_SECRET hace falta en producción'],
    [env.DATABASE_URL && !env.VAULT_KEY, 'VAULT_KEY hace falta en producción'],
    [!env.THROTTLE, 'THROTTLE=off no vale en producción'],
    [
      isHttpOrigin(env) && env.ALLOW_HTTP_ORIGIN === 'off',
      'APP_ORIGIN debe empezar por https:// en producción (ALLOW_HTTP_ORIGIN=on lo permite para una prueba)'
    ],
    ...exampleOperatorRules(env)
  ] as const
  const broken = brokenOf(rules)
  const exposure = env.NODE_ENV === 'production' ? undefined : findExposure(env)
  if (broken.length && exposure) {
    broken.push(
      `${exposure} cuenta como producción, porque otros llegan al tablón; para probarlo solo en esta máquina, quítalo`
    )
  }
  return broken
}

function brokenOf(rules: readonly (readonly [unknown, string])[]): string[] {
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []))
}

function isHttpOrigin({ APP_ORIGIN }: Environment): boolean {
  return !APP_ORIGIN?.startsWith('https://')
}

/** Legal data of the operator, of which a board that is only tried out has examples. */
function exampleOperatorRules(env: Environment): [boolean, string][] {
  const rules = [
    ['OPERATOR_NAME', !env.OPERATOR_NAME || env.OPERATOR_NAME === defaultBrand, 'el nombre'],
    ['OPERATOR_TAX_ID', env.OPERATOR_TAX_ID === exampleOperator.taxId, 'el NIF'],
    ['OPERATOR_ADDRESS', env.OPERATOR_ADDRESS === exampleOperator.address, 'la dirección'],
    ['OPERATOR_EMAIL', exampleEmail.test(env.OPERATOR_EMAIL ?? ''), 'el correo'],
    ['OPERATOR_PHONE', env.OPERATOR_PHONE === examplePhone, 'el teléfono'],
    ['CONTACT_EMAIL', exampleEmail.test(env.CONTACT_EMAIL), 'el correo'],
    ['CONTACT_PHONE', env.CONTACT_PHONE === examplePhone, 'el teléfono']
  ] as const
  return rules.map(([name, isExample, what]) => [
    isExample,
    `${name} es un ejemplo: en producción hace falta ${what} de quien lleva el sitio`
  ])
}
