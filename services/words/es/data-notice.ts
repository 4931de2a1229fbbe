/** The notice of a form about its data. */
export const dataNoticeWords = {
  title: 'Qué pasa con tus datos',
  controller: 'Responsable',
  purpose: 'Para qué',
  duration: 'Cuánto tiempo',
  rights: 'Tus derechos',
  rightsText: 'ver, corregir, borrar o llevarte tus datos, limitar su uso y oponerte. Escribe a ',
  detailsBefore: 'Los detalles están en la ',
  policy: 'política de privacidad'
}
