/** Where anybody gets an address: such a domain says nothing of who has it. */
const mailProviders = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.es', 'outlook.com', 'outlook.es'],
  ...['live.com', 'msn.com', 'yahoo.com', 'yahoo.es', 'ymail.com', 'rocketmail.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'aol.com', 'gmx.com', 'gmx.es', 'gmx.net', 'gmx.de'],
  ...['proton.me', 'protonmail.com', 'pm.me', 'tuta.com', 'tutanota.com', 'fastmail.com'],
  ...[
    'zoho.com',
    'zohomail.eu',
    'mail.com',
    'email.com',
    'inbox.com',
    'hushmail.com',
    'yandex.com'
  ],
  ...[
    'telefonica.net',
    'movistar.es',
    'terra.es',
    'terra.com',
    'ono.com',
    'orange.es',
    'wanadoo.es'
  ],
  ...['vodafone.es', 'jazztel.es', 'jazzfree.com', 'euskaltel.net', 'mundo-r.com', 'telecable.es'],
  ...['ya.com', 'correo.es', 'mixmail.com', 'lycos.es', 'tiscali.es', 'eresmas.com', 'arrakis.es'],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'web.de', 't-online.de', 'libero.it'],
  ...['sapo.pt', 'mail.pt', 'btinternet.com', 'mailinator.com', 'yopmail.com', 'guerrillamail.com']
]

export function isMailProvider(host: string): boolean {
  return mailProviders.some(provider => host === provider || host.endsWith(`.${provider}`))
}
