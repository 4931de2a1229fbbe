export const defaultBrand = 'Ramal'
/** The product's name. The build inlines it: a browser has no environment. */
export const brand: string = process.env['BRAND']?.trim() || defaultBrand
/** Facts about the origin of this board are said of no other. */
export const isDefaultBrand = brand === defaultBrand
