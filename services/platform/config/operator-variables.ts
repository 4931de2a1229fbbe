import { emailAddress, linkList, processorList, stringValue, webAddress } from './value-types.ts'

export const examplePhone = '+34 900 000 000'
/** The example operator of a board that is only tried out. */
export const exampleOperator = {
  taxId: '00000000T',
  address: 'Calle de Ejemplo 1, 28001 Madrid'
}

/** Name and contact of the operator. */
export const operatorVariables = {
  OPERATOR_NAME: stringValue
    .optional()
    .describe(
      'The person or firm that runs the board and answers for its personal data. Default: BRAND.'
    ),
  OPERATOR_TAX_ID: stringValue
    .prefault(exampleOperator.taxId)
    .describe('The operator’s tax id (NIF), for /aviso-legal.'),
  OPERATOR_ADDRESS: stringValue
    .prefault(exampleOperator.address)
    .describe('The operator’s postal address, for /aviso-legal.'),
  OPERATOR_REGISTER: stringValue
    .optional()
    .describe('Where a firm is registered: register, volume, sheet, entry.'),
  OPERATOR_EMAIL: emailAddress
    .optional()
    .describe(
      'The operator’s e-mail for authorities, reports and personal data. Default: CONTACT_EMAIL.'
    ),
  OPERATOR_PHONE: stringValue
    .optional()
    .describe('The operator’s phone for the same. Default: CONTACT_PHONE.'),
  DPO_CONTACT: emailAddress
    .optional()
    .describe('The e-mail of the data protection officer, for /privacy, where there is one.'),
  PROCESSORS: processorList
    .prefault('')
    .describe(
      'Who processes personal data for the operator, for /privacy: Name: purpose; Name: purpose. The mail server and the S3 are named there by themselves.'
    ),
  CONTACT_PLACE: stringValue
    .optional()
    .describe(
      'The operator’s place. Default: Madrid, España; with another BRAND OPERATOR_ADDRESS.'
    ),
  CONTACT_PHONE: stringValue.prefault(examplePhone).describe('The operator’s phone.'),
  SOCIAL_LINKS: linkList
    .prefault('')
    .describe('The operator’s social networks for the footer: Name=https://address, with commas.'),
  SOURCE_URL: webAddress
    .prefault('https://example.org/ramal')
    .describe('The developer’s profile at a code host, for /firma.'),
  CONTACT_EMAIL: emailAddress.prefault('hola@example.org').describe('The operator’s e-mail.')
}
