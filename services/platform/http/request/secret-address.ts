/**
 * Headers of a page whose address is a secret: no other site learns it. Its forms still name their origin, which browsers
 * leave out of `Origin` where there is no referrer at all.
 */
export const secretAddressHeaders = {
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex'
}
