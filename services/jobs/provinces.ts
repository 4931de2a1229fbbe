import { provinces } from '#events/places/provinces.ts'

/** The names of the provinces and autonomous cities, as forms offer them. */
export const provinceNames = provinces.map(({ name }) => name)
