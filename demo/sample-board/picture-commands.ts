import { newId } from '#events/aggregates/ids.ts'
import type { JobPhoto } from '#events/aggregates/job-schemas.ts'
import { user } from '#events/aggregates/users.ts'
import type { PhotoSubject } from '#events/job-content/vocabulary.ts'
import { convertPhoto, convertPicture } from '#services/pictures/convert-picture.ts'
import { insertPhoto, photoPath } from '#services/pictures/photo-store.ts'
import { insertPicture, picturePath } from '#services/pictures/store.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { ReviseUser } from '#services/users/contract.ts'
import { reviseUser } from '#services/users/decide.ts'
import { type DemoContext, daysBefore, demoCommandContext, findDemoUser } from './context.ts'
import { drawScene, type Look, scenesOf, picturesOf, type Scene } from './draw-pictures.ts'
import type { DemoEmployer, DemoJob } from './schema.ts'

/** Stores the profile picture of a demo employer, converted as an upload is; some have none. */
export async function chooseDemoPicture(
  context: DemoContext,
  { username, fullName, email, phone, location, bio }: DemoEmployer,
  age: number
): Promise<void> {
  const pictures = picturesOf(username, fullName)
  if (!pictures) return
  const owner = findDemoUser(context, username)
  const bytes = await convertPicture(await rasterize('ramal', pictures.look))
  const id = newId()
  const uploadedAt = daysBefore(context.now, age)
  await insertPicture(context.db, { id, userId: owner.id, bytes, uploadedAt })
  const request = ReviseUser.parse({
    fullName,
    email,
    phone,
    location,
    bio,
    profilePicture: picturePath(id)
  })
  await handleCommand(demoCommandContext(context, age, owner), user, owner.id, account =>
    reviseUser(account, owner.id, request, { email, isMailSent: false })
  )
}

/** What the photos of the scenes show. */
const subjects: Partial<Record<Scene, PhotoSubject>> = {
  dehesa: 'caballos',
  cuadra: 'centro',
  pista: 'centro',
  pasillo: 'centro',
  camion: 'centro',
  caricia: 'caballos',
  guadarnes: 'centro',
  habitacion: 'vivienda'
}

/** The photos of a sample job. A third of the employers say nothing of what they show. */
export async function uploadDemoPhotos(
  context: DemoContext,
  { username, fullName }: DemoEmployer,
  { terms }: DemoJob,
  age: number
): Promise<JobPhoto[]> {
  const pictures = picturesOf(username, fullName)
  if (!pictures) return []
  const { look, saysSubjects } = pictures
  const hasHousing = terms?.housing !== undefined && terms.housing.kind !== 'no'
  const photos: JobPhoto[] = []
  for (const scene of scenesOf(pictures, hasHousing)) {
    const photo = await convertPhoto(await rasterize(scene, look))
    const id = newId()
    const { id: userId } = findDemoUser(context, username)
    const uploadedAt = daysBefore(context.now, age)
    await insertPhoto(context.db, { ...photo, id, userId, uploadedAt })
    photos.push({ path: photoPath(id), ...(saysSubjects && { of: subjects[scene] }) })
  }
  return photos
}

/** As a camera would give it. */
async function rasterize(scene: Scene, look: Look): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawScene(scene, look)), { density: 144 })
    .resize(768, 512)
    .png()
    .toBuffer()
}
