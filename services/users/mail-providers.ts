/** Providers that have a domain in many countries: «hotmail.fr», «yahoo.co.uk». */
const inManyCountries =
  /(^|\.)(hotmail|outlook|live|msn|yahoo|gmx|yandex)(\.(com|co))?\.[a-z]{2,3}$/

/** Providers where anybody gets an address: such a domain says nothing about its user. */
const mailProviders = [
  'gmail.com',
  'googlemail.com',
  'ymail.com',
  'rocketmail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'tuta.com',
  'tutanota.com',
  'fastmail.com',
  'zoho.com',
  'zohomail.eu',
  'mail.com',
  'email.com',
  'inbox.com',
  'hushmail.com',
  'telefonica.net',
  'movistar.es',
  'terra.es',
  'terra.com',
  'ono.com',
  'orange.es',
  'wanadoo.es',
  'vodafone.es',
  'jazztel.es',
  'jazzfree.com',
  'euskaltel.net',
  'mundo-r.com',
  'telecable.es',
  'ya.com',
  'correo.es',
  'mixmail.com',
  'lycos.es',
  'tiscali.es',
  'eresmas.com',
  'arrakis.es',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'laposte.net',
  'web.de',
  't-online.de',
  'libero.it',
  'sapo.pt',
  'mail.pt',
  'btinternet.com',
  'mailinator.com',
  'yopmail.com',
  'guerrillamail.com'
]

export function isMailProvider(host: string): boolean {
  return (
    inManyCountries.test(host) ||
    mailProviders.some(provider => host === provider || host.endsWith(`.${provider}`))
  )
}
