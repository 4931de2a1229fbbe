/** People of the sample data, all with one password. */
export const demoUsers = {
  employer: 'demo.empresa',
  applicant: 'demo.candidata',
  password: 'caballo-de-prueba'
}
