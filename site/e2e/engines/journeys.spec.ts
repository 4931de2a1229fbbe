import { demoUsers } from '../fixtures.ts'
import {
  coverLetterText,
  createApplication,
  createJob,
  jobInput,
  signUpPerson
} from '../test-data.ts'
import { test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

test('a job is searched with a place and a filter', async ({ visit }) => {
  const visitor = await visit()
  await visitor.goto('/')
  await visitor.expectNoViolations()
  await visitor.type('¿Qué buscas?', 'mozo')
  await visitor.type('¿Dónde?', 'Sevilla')
  await visitor.press('button', 'Buscar')
  await visitor.arriveAt(/^\/jobs\?keyword=mozo&location=Sevilla/)
  await visitor.press('radio', /^Media Jornada/)
  await visitor.arriveAt(/jobType=Media/)
  await visitor.see(/Mostrando \d+ de \d+ resultado/)
  await visitor.expectNoViolations()
})

test('a guest applies', async ({ visit, site }) => {
  const id = await createJob(site, await signUpPerson(site, 'employer'))
  const guest = await visit()
  await guest.goto(`/jobs/${id}`)
  await guest.expectNoViolations()
  await fillInApplication(guest)
  await guest.see('Aplicación enviada')
  await guest.expectNoViolations()
})

test('a candidate registers', async ({ visit }) => {
  const candidate = await visit()
  await candidate.goto('/auth')
  await candidate.press('tab', 'Registrarse')
  await candidate.press('radio', /^Busco Empleo/)
  await candidate.type('Nombre completo', 'Marta Ruiz Peña')
  await candidate.type('Nombre de usuario', 'marta.ruiz')
  await candidate.type('Correo electrónico', 'marta.ruiz@correo.example.org')
  await candidate.type('Contraseña', 'tres-potros-al-alba')
  await candidate.type('Repite la contraseña', 'tres-potros-al-alba')
  await candidate.expectNoViolations()
  await candidate.press('button', 'Crear cuenta')
  await candidate.arriveAt(/^\/candidates/)
  await candidate.see('Te hemos escrito a marta.ruiz@correo.example.org')
  await candidate.expectNoViolations()
})

test('an employer publishes a job', async ({ visit, site }) => {
  const { username } = await signUpPerson(site, 'employer')
  const employer = await signIn(await visit(), username)
  await employer.arriveAt('/post-job')
  await employer.type('Título del puesto', 'Guarda de yeguada en la dehesa')
  await employer.choose('Tipo de empleo', 'Jornada')
  await employer.type('Descripción', jobInput.description)
  await employer.type('Ubicación', 'Écija, Sevilla')
  await employer.type('Teléfono de contacto', '954 000 111')
  await employer.expectNoViolations()
  await employer.press('button', 'Publicar empleo')
  await employer.arriveAt('/jobs')
  await employer.see('Empleo publicado')
  await employer.see('Guarda de yeguada en la dehesa')
})

test('an employer answers an application', async ({ visit, site }) => {
  const { owner, applicant } = await createApplication(site)
  const employer = await signIn(await visit(), owner.username)
  await employer.arriveAt('/post-job')
  await employer.goto('/applications')
  await employer.expectNoViolations()
  await employer.press(
    'link',
    new RegExp(`^Ver detalles de la aplicación de ${applicant.fullName}`)
  )
  await employer.see(coverLetterText)
  await employer.press('radio', /^Aprobada/)
  await employer.type(/^Unas palabras/, '¿Puedes venir el lunes?')
  await employer.expectNoViolations()
  await employer.press('button', /^Guardar y avisar/)
  await employer.see('Estado actualizado')
  await employer.see('Aprobadas 1')
})

test('two people write to each other', async ({ visit, site }) => {
  const { owner, applicant } = await createApplication(site)
  const employer = await signIn(await visit(), owner.username)
  await employer.arriveAt('/post-job')
  await employer.goto(`/messages?con=${applicant.id}`)
  await employer.type(`Mensaje para ${applicant.fullName}`, '¿Montas potros?')
  await employer.press('button', 'Enviar')
  await employer.see(/¿Montas potros\?.*Enviado/)
  await employer.expectNoViolations()
  const candidate = await signIn(await visit(), applicant.username)
  await candidate.arriveAt('/')
  await candidate.goto('/messages')
  await candidate.press('link', new RegExp(owner.fullName))
  await candidate.see('¿Montas potros?')
  await candidate.type(`Mensaje para ${owner.fullName}`, 'Sí, desde hace seis años.')
  await candidate.press('button', 'Enviar')
  await candidate.see('Sí, desde hace seis años.')
  await candidate.expectNoViolations()
})

test('a candidate takes an application back', async ({ visit, site }) => {
  const { applicant } = await createApplication(site)
  const candidate = await signIn(await visit(), applicant.username)
  await candidate.arriveAt('/')
  await candidate.goto('/profile?tab=aplicaciones')
  await candidate.press('button', /^Ver detalles de la aplicación a /)
  await candidate.see(coverLetterText)
  await candidate.expectNoViolations()
  await candidate.press('button', 'Retirar aplicación')
  await candidate.see('¿Retirar tu aplicación a')
  await candidate.expectNoViolations()
  await candidate.press('button', 'Retirar aplicación')
  await candidate.see('Aplicación retirada')
})

test('a candidate deletes the account', async ({ visit, site }) => {
  const { username } = await signUpPerson(site, 'applicant')
  const candidate = await signIn(await visit(), username)
  await candidate.arriveAt('/')
  await candidate.goto('/profile')
  await candidate.press('button', 'Eliminar cuenta')
  await candidate.type('Tu contraseña', demoUsers.password)
  await candidate.expectNoViolations()
  await candidate.press('button', 'Eliminar cuenta')
  await candidate.see('Tu cuenta ha sido eliminada correctamente')
  await candidate.expectNoViolations()
  await candidate.arriveAt('/')
})

test('a job is found on a phone in the dark theme', async ({ visit, site }) => {
  const id = await createJob(site, await signUpPerson(site, 'employer'))
  const visitor = await visit({ isOnPhone: true, isDark: true })
  await visitor.goto('/')
  await visitor.expectNoViolations()
  await visitor.press('button', 'Abrir menú')
  await visitor.expectNoViolations()
  await visitor.press('link', 'Empleos')
  await visitor.arriveAt('/jobs')
  await visitor.press('button', 'Filtros')
  await visitor.expectNoViolations()
  await visitor.goto(`/jobs/${id}`)
  await visitor.press('button', 'Llamar')
  await visitor.see('612 345 678')
  await visitor.expectNoViolations()
})

test('a job is searched and applied for without a script', async ({ visit, site }) => {
  const title = 'Yegüero en la marisma'
  await createJob(site, await signUpPerson(site, 'employer'), { title })
  const visitor = await visit({ hasScripts: false })
  await visitor.goto('/')
  await visitor.type('¿Qué buscas?', 'marisma')
  await visitor.press('button', 'Buscar')
  await visitor.arriveAt(/^\/jobs\?keyword=marisma/)
  await visitor.expectNoViolations()
  await visitor.press('link', new RegExp(`^${title}`))
  await visitor.arriveAt(/^\/jobs\/\w+$/)
  await visitor.expectNoViolations()
  await fillInApplication(visitor)
  await visitor.arriveAt(/aplicacion-enviada#contenido$/)
  await visitor.see('Aplicación enviada')
  await visitor.expectNoViolations()
})

async function signIn(visitor: Visitor, username: string): Promise<Visitor> {
  await visitor.goto('/auth')
  await visitor.type('Nombre de usuario o correo', username)
  await visitor.type('Contraseña', demoUsers.password)
  await visitor.press('button', 'Iniciar Sesión')
  await visitor.see('¡Bienvenido/a')
  return visitor
}

async function fillInApplication(visitor: Visitor): Promise<void> {
  await visitor.type('Nombre completo', 'Marta Ruiz')
  await visitor.type('Correo electrónico', 'marta.ruiz@correo.example.org')
  await visitor.type('Teléfono', '612 345 678')
  await visitor.type('Motivos para aplicar', coverLetterText)
  await visitor.press('button', 'Enviar aplicación')
}
