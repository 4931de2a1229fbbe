const k6Password = 'caballo-bayo'
export const coverLetter =
  'Llevo seis años cuidando caballos de salto y busco una cuadra donde quedarme.'

export function registrationBody(username: string, userType: string): object {
  const names = { username, email: `${username}@example.org`, fullName: 'Prueba de carga' }
  return { ...names, password: k6Password, userType }
}

export function jobBody(title: string): object {
  return {
    title,
    companyName: 'Yeguada de prueba',
    location: 'Turégano, Segovia',
    description: 'Cuidado de doce caballos de salto, con vivienda',
    jobType: 'Jornada Completa',
    experience: 'Nivel Básico',
    contactPhone: '900 000 001',
    contactEmail: 'prueba@example.org'
  }
}

export function guestApplicationBody(name: string): object {
  return {
    coverLetter,
    isGuestApplication: true,
    applicantName: 'Prueba de carga',
    applicantEmail: `${name}.g@example.org`,
    applicantPhone: '900 000 002'
  }
}
