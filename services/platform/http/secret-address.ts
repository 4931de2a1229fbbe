/** Of a page whose address is a secret: no other site learns it. */
export const secretAddressHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex'
}
