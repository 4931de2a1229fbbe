/** An island, with the codes of its municipalities at the INE. */
export interface Island {
  code: string
  name: string
  otherNames: string[]
  /** Two digits: the province. */
  province: string
  /** The last three digits of the codes; `rest`: those that no other island of the province has. */
  municipalities: string | 'rest'
}

export const islands: readonly Island[] = [
  { code: 'mallorca', name: 'Mallorca', otherNames: [], province: '07', municipalities: 'rest' },
  {
    code: 'menorca',
    name: 'Menorca',
    otherNames: [],
    province: '07',
    municipalities: '002 015 023 032 037 052 064 902'
  },
  {
    code: 'ibiza',
    name: 'Ibiza',
    otherNames: ['Eivissa'],
    province: '07',
    municipalities: '026 046 048 050 054'
  },
  {
    code: 'formentera',
    name: 'Formentera',
    otherNames: [],
    province: '07',
    municipalities: '024'
  },
  {
    code: 'gran-canaria',
    name: 'Gran Canaria',
    otherNames: [],
    province: '35',
    municipalities: 'rest'
  },
  {
    code: 'lanzarote',
    name: 'Lanzarote',
    otherNames: [],
    province: '35',
    municipalities: '004 010 018 024 028 029 034'
  },
  {
    code: 'fuerteventura',
    name: 'Fuerteventura',
    otherNames: [],
    province: '35',
    municipalities: '003 007 014 015 017 030'
  },
  { code: 'tenerife', name: 'Tenerife', otherNames: [], province: '38', municipalities: 'rest' },
  {
    code: 'la-palma',
    name: 'La Palma',
    otherNames: [],
    province: '38',
    municipalities: '007 008 009 014 016 024 027 029 030 033 037 045 047 053'
  },
  {
    code: 'la-gomera',
    name: 'La Gomera',
    otherNames: ['Gomera'],
    province: '38',
    municipalities: '002 003 021 036 049 050'
  },
  {
    code: 'el-hierro',
    name: 'El Hierro',
    otherNames: [],
    province: '38',
    municipalities: '013 048 901'
  }
]
