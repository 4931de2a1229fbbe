import { movePicturesIn, movePicturesOut } from '#services/pictures/move-pictures.ts'
import { createPictureStorage } from '#services/pictures/picture-storage.ts'
import {
  argument,
  type CliArguments,
  type CliCommand,
  CliError,
  exitFailed,
  exitOk
} from '#cli/command.ts'

const targets = { s3: movePicturesOut, database: movePicturesIn }

export const movePicturesCommand: CliCommand = {
  name: 'pictures move',
  usage: 's3|database',
  description:
    'lleva las fotos de la base de datos a S3_URL, o de vuelta, sin parar; si se interrumpe, repítela',
  check: requireTarget,
  checkSettings({ s3Url }) {
    if (!s3Url) throw new CliError('Di con S3_URL dónde está S3')
  },
  async run({ tools, output }, args) {
    const target = requireTarget(args)
    const storage = createPictureStorage(tools)
    const { moved, missing } = await targets[target](tools.db, storage, output.progress)
    await storage.remove()
    for (const name of missing) output.line(`No está en S3: ${name}`)
    output.line(`${moved} fotos llevadas a ${target === 's3' ? 'S3' : 'la base de datos'}`)
    output.json({ moved, missing })
    return missing.length ? exitFailed : exitOk
  }
}

function requireTarget(args: CliArguments): keyof typeof targets {
  const target = argument(args, 0)
  if (target === 's3' || target === 'database') return target
  throw new CliError('Di adónde: «pictures move s3» o «pictures move database»')
}
