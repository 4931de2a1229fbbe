import { day } from '#events/units.ts'
import type { Transaction } from '#events/database/database.ts'
import { job } from '#events/aggregates/jobs.ts'
import { photoSubjects } from '#events/job-content/vocabulary.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import { reviseJob } from '#services/jobs/posting/decide.ts'
import {
  claimPhotos,
  deleteUnusedPhotos,
  insertPhoto,
  photoPath
} from '#services/pictures/photo-store.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { jobRequest } from '#test/builders/api-fixtures.ts'
import { type Model, ownerActor, type WeightedCommands } from './model.ts'
import { photoInvalid } from '#services/jobs/shared/refusals.ts'

/** Milliseconds. */
const picture = { large: Buffer.from('large'), small: Buffer.from('small') }

export function photoCommands({ board, recording, known, fresh }: Model): WeightedCommands {
  const jobOf = new Map<string, string>()
  return {
    uploadPhoto: [
      4,
      async ({ which }, index) => {
        const jobId = known('jobs', which)
        const found = await findJob(board.db, jobId)
        const id = fresh('photos', index)
        jobOf.set(id, jobId)
        const userId = found?.employerId ?? ''
        return insertPhoto(board.db, { ...picture, id, userId, uploadedAt: board.now })
      }
    ],
    showPhoto: [
      8,
      ({ whom, which, choice }) => {
        const photo = known('photos', whom)
        const id = choice % 4 ? (jobOf.get(photo) ?? '') : known('jobs', which)
        const path = photoPath(photo)
        const photos = [{ path, of: photoSubjects[choice % 5] }]
        const terms = { jobType: 'Prácticas', experience: undefined, photos } as const
        return handleCommand(recording, job, id, state => {
          const by = ownerActor(state, 'employerId', 'employer')
          return {
            events: reviseJob(state, id, { ...jobRequest, ...terms }, by),
            inTransaction: tx => requireOwnPhotos(tx, by.id, [path], board.now)
          }
        })
      }
    ],
    deleteUnusedPhotos: [
      1,
      () => deleteUnusedPhotos(board.db, new Date(board.now.getTime() - day).toISOString(), 1_000)
    ]
  }
}

async function requireOwnPhotos(tx: Transaction, userId: string, paths: string[], now: Date) {
  if (!(await claimPhotos(tx, { userId, paths, now }))) throw new HttpError(photoInvalid)
}
