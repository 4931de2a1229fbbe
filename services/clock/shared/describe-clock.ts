import { formatCount } from '#services/platform/shared/formats.ts'

/** Hours in a row without a jump or a skew after which the clock is trusted again. */
export const hoursToTrust = 24

/** A sentence for the operator, who has something to do while it is not trusted. */
export function describeClock(soundHours: number): { isTrusted: boolean; text: string } {
  const left = hoursToTrust - soundHours
  if (!left) return { isTrusted: true, text: 'Reloj: sin saltos.' }
  const wait = formatCount(left, 'hora seguida', 'horas seguidas')
  return {
    isTrusted: false,
    text: `El reloj ha saltado, no va con el de la base de datos, o se ha puesto una copia: lo que solo vence por fecha (caducidades, avisos, borrados) espera ${wait} sin saltos. Comprueba la hora del servidor.`
  }
}
