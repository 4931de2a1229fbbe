import { expect, test } from 'vitest'
import { findPay, type StatedPay } from './find-pay.ts'

const monthly = { max: undefined, period: 'mes', payments: undefined, isNet: false } as const

test.each<[string, Omit<StatedPay, 'words'>, string]>([
  ['Sueldo 1.200 € netos', { ...monthly, min: 1200, isNet: true }, '1.200 € netos'],
  ['Doce caballos, 1200€ al mes', { ...monthly, min: 1200 }, '1200€ al mes'],
  ['Se pagan 1.200.-', { ...monthly, min: 1200 }, '1.200.-'],
  ['1 200 euros mensuales y casa', { ...monthly, min: 1200 }, '1 200 euros mensuales'],
  ['Desde 1.250,50 EUR/mes', { ...monthly, min: 1250.5 }, '1.250,50 EUR/mes'],
  ['Ofrecemos €1.300 + vivienda', { ...monthly, min: 1300 }, '€1.300'],
  ['Salario: 1.400 y comisiones', { ...monthly, min: 1400 }, '1.400'],
  ['Salario 1.400 + comisiones', { ...monthly, min: 1400 }, '1.400'],
  ['Media jornada, 600 € limpios', { ...monthly, min: 600, isNet: true }, '600 € limpios'],
  ['1.300 € en mano', { ...monthly, min: 1300, isNet: true }, '1.300 € en mano'],
  ['Hasta 1.500 € según valía', { ...monthly, min: undefined, max: 1500 }, '1.500 €'],
  ['1.250 € brutos, 14 pagas', { ...monthly, min: 1250, payments: 14 }, '1.250 € brutos'],
  ['12 pagas de 1.300 €', { ...monthly, min: 1300, payments: 12 }, '1.300 €'],
  ['1.350 € con pagas prorrateadas', { ...monthly, min: 1350, payments: 12 }, '1.350 €'],
  [
    'entre 1.100 y 1.300 euros netos',
    { ...monthly, min: 1100, max: 1300, isNet: true },
    '1.100 y 1.300 euros netos'
  ],
  ['De 1100 a 1300€/mes', { ...monthly, min: 1100, max: 1300 }, '1100 a 1300€/mes'],
  ['1.100 € - 1.300 € brutos', { ...monthly, min: 1100, max: 1300 }, '1.100 € - 1.300 € brutos'],
  ['1.100-1.300 €', { ...monthly, min: 1100, max: 1300 }, '1.100-1.300 €'],
  ['De 2 a 3 años de experiencia; 1.200 €', { ...monthly, min: 1200 }, '1.200 €'],
  ['Somos 4 y 1.200 € para ti', { ...monthly, min: 1200 }, '1.200 €'],
  ['12 €/hora', { ...monthly, min: 12, period: 'hora' }, '12 €/hora'],
  ['12,50€/h', { ...monthly, min: 12.5, period: 'hora' }, '12,50€/h'],
  ['9.50 € la hora', { ...monthly, min: 9.5, period: 'hora' }, '9.50 € la hora'],
  [
    'de 8 a 12 euros por hora',
    { ...monthly, min: 8, max: 12, period: 'hora' },
    '8 a 12 euros por hora'
  ],
  ['60 € al día más gasolina', { ...monthly, min: 60, period: 'dia' }, '60 € al día'],
  ['70 € diarios', { ...monthly, min: 70, period: 'dia' }, '70 € diarios'],
  ['18.000 brutos anuales', { ...monthly, min: 18_000, period: 'ano' }, '18.000 brutos anuales'],
  ['18.000 € brutos/año', { ...monthly, min: 18_000, period: 'ano' }, '18.000 € brutos/año'],
  ['Sueldo bruto anual: 19.500', { ...monthly, min: 19_500, period: 'ano' }, '19.500'],
  ['20.000-24.000 €', { ...monthly, min: 20_000, max: 24_000, period: 'ano' }, '20.000-24.000 €'],
  ['15 € por monta', { ...monthly, min: 15, period: 'monta' }, '15 € por monta'],
  ['18 €/clase y alta', { ...monthly, min: 18, period: 'clase' }, '18 €/clase'],
  ['Vivienda 200 €, sueldo 1.200 €', { ...monthly, min: 1200 }, '1.200 €']
])('«%s» states a pay', (text, pay, words) => {
  expect(findPay(text)).toEqual({ ...pay, words })
})

test.each([
  'Doce caballos, 40 horas al mes y dos días libres',
  'Vivienda: 200 €/mes',
  'Ayuda de 300 € al mes',
  'Plus de 100 € por concurso',
  '300 € de ayuda para el alquiler',
  'Fianza 300 €',
  'Pupilaje a 350 €/mes',
  'Se montan caballos de 18.000 €',
  'Clases a 20 €',
  'Una paga de 60 €',
  'Desde el 12/03/2026, 41001 Sevilla',
  'Llama al 612 34 56 78',
  'ISBN 978-84-376-0494-7',
  'Finca de 1.200 ha, con 14 pagas',
  'Aforo de 1.200 personas, caballos de 1.200 kg',
  'REGA ES411240000123',
  ''
])('«%s» states none', text => {
  expect(findPay(text)).toBeUndefined()
})
