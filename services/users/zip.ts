import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: Buffer
}

const localSignature = 0x04034b50
const centralSignature = 0x02014b50
const endSignature = 0x06054b50
/** Needed to extract: deflate. Names are UTF-8. */
const version = 20
const utf8Flag = 0x0800
const deflate = 8

/** A ZIP archive of a few files (APPNOTE 6.3), all in memory. */
export function zipFiles(entries: readonly ZipEntry[], at: Date): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const fileName = Buffer.from(name)
    const compressed = deflateRawSync(bytes)
    const common = commonHeader({ bytes, compressed, fileName, at })
    const local = Buffer.concat([uint32(localSignature), common, fileName, compressed])
    directory.push(centralHeader(common, offset), fileName)
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  return Buffer.concat([...parts, central, endRecord(entries.length, central.length, offset)])
}

interface ZippedFile {
  bytes: Buffer
  compressed: Buffer
  fileName: Buffer
  at: Date
}

/** What both headers of a file have. */
function commonHeader({ bytes, compressed, fileName, at }: ZippedFile): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return Buffer.concat([
    ...[version, utf8Flag, deflate, time, date].map(uint16),
    ...[crc32(bytes), compressed.length, bytes.length].map(uint32),
    ...[fileName.length, 0].map(uint16)
  ])
}

function centralHeader(common: Buffer, offset: number): Buffer {
  const [comment, disk, inside] = [0, 0, 0].map(uint16)
  return Buffer.concat([
    ...[uint32(centralSignature), uint16(version), common],
    ...[comment, disk, inside].flatMap(part => part ?? []),
    ...[uint32(0), uint32(offset)]
  ])
}

function endRecord(files: number, size: number, offset: number): Buffer {
  return Buffer.concat([
    uint32(endSignature),
    ...[0, 0, files, files].map(uint16),
    ...[size, offset].map(uint32),
    uint16(0)
  ])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
