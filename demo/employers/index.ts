import type { DemoEmployer } from '#demo/employer.ts'
import { andaluciaEast } from './andalucia-east.ts'
import { andaluciaWest } from './andalucia-west.ts'
import { aragonCatalonia } from './aragon-catalonia.ts'
import { castillaLaMancha } from './castilla-la-mancha.ts'
import { castillaYLeon } from './castilla-y-leon.ts'
import { eastIslands } from './east-islands.ts'
import { extremaduraMadrid } from './extremadura-madrid.ts'
import { north } from './north.ts'
import { northwest } from './northwest.ts'

export const demoEmployers: DemoEmployer[] = [
  ...andaluciaWest,
  ...andaluciaEast,
  ...extremaduraMadrid,
  ...castillaLaMancha,
  ...castillaYLeon,
  ...northwest,
  ...north,
  ...aragonCatalonia,
  ...eastIslands
]
