import { type Environment, examplePhone } from './environment.ts'

/** Domains that are reserved for examples (RFC 2606). */
const exampleEmail = /[@.]example(\.(com|net|org))?$/i

/** Values that are valid alone and contradict each other. */
export function findConflicts(env: Environment): string[] {
  const { DATABASE_URL, DATABASE_READ_URL, ROLE, SESSION_SECRET, VAULT_KEY } = env
  const { DATABASE_APPLICATION_ROLE, DATABASE_READER_ROLE } = env
  const isProduction = env.NODE_ENV === 'production'
  const needsSecrets = isProduction && DATABASE_URL
  const rules = [
    [needsSecrets && !SESSION_SECRET, 'SESSION_SECRET hace falta en producción'],
    [needsSecrets && !VAULT_KEY, 'VAULT_KEY hace falta en producción'],
    [isProduction && !env.THROTTLE, 'THROTTLE=off no vale en producción'],
    [
      isProduction && exampleEmail.test(env.CONTACT_EMAIL),
      'CONTACT_EMAIL es un ejemplo: en producción hace falta el correo de quien lleva el sitio'
    ],
    [
      isProduction && env.CONTACT_PHONE === examplePhone,
      'CONTACT_PHONE es un ejemplo: en producción hace falta el teléfono de quien lleva el sitio'
    ],
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
    [env.SMTP_URL && !env.MAIL_FROM, 'SMTP_URL necesita MAIL_FROM'],
    [!env.DKIM_KEY_FILE !== !env.DKIM_SELECTOR, 'DKIM_KEY_FILE y DKIM_SELECTOR van juntas'],
    [
      ROLE !== 'all' && !DATABASE_URL,
      `ROLE=${ROLE} necesita DATABASE_URL: la base de datos incluida admite un solo proceso`
    ]
  ] as const
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []))
}
