import { readFileSync } from 'node:fs'
import { services } from './compose-services.ts'

interface LockedPackage {
  version: string
  name?: string
  integrity?: string
  license?: string
  dev?: boolean
  os?: string[]
}

// `npm sbom --omit dev` leaves out what packages of development need too, such as pg and sharp.

/** The CycloneDX list of what the images of the compose file run: packages of production, Node and the base images. */
function describeImages() {
  const lock: { packages: Record<string, LockedPackage> } = readJson('package-lock.json')
  const { name, version, license }: Record<string, string> = readJson('package.json')
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version, licenses: licenseOf(license) } },
    components: [
      ...Object.entries(lock.packages).filter(isInImage).map(describePackage),
      ...listImages().flatMap(describeImage)
    ]
  }
}

/** The image has the Node of its base, and runs on Linux. */
function isInImage([path, { dev, os = ['linux'] }]: [string, LockedPackage]): boolean {
  return path !== '' && !dev && os.includes('linux') && !/^node_modules\/node-linux-/.test(path)
}

function describePackage([path, { name, version, integrity, license }]: [string, LockedPackage]) {
  const own = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const hash = Buffer.from(integrity?.replace('sha512-', '') ?? '', 'base64').toString('hex')
  return {
    ...describe('library', 'npm', own, version),
    licenses: licenseOf(license),
    hashes: [{ alg: 'SHA-512', content: hash }]
  }
}

function listImages(): string[] {
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  const bases = [...dockerfile.matchAll(/^ARG \w+_IMAGE=(\S+)/gm)].map(([, base = '']) => base)
  const pulled = Object.values(services).flatMap(({ build, image }) => (build ? [] : [image]))
  return [...new Set([...bases, ...pulled])]
}

/** The base image with Node is two: the program has advisories of its own. */
function describeImage(image: string) {
  const [name = '', version = ''] = image.split(':')
  const described = describe('container', 'docker', name, version)
  if (name !== 'node') return [described]
  return [described, describe('platform', 'generic', 'node', version.replace(/-.*/, ''))]
}

function describe(type: string, kind: string, name: string, version: string) {
  const purl = `pkg:${kind}/${name.replace('@', '%40')}@${version}`
  return { type, 'bom-ref': purl, name, version, purl }
}

const licenseOf = (license?: string) => (license ? [{ expression: license }] : [])
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

console.log(JSON.stringify(describeImages(), null, 2))
