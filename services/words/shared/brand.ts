export const defaultBrand = 'Ramal'
/** The product's name. The build inlines it: a browser has no environment. */
export const brand: string = process.env['BRAND']?.trim() || defaultBrand
