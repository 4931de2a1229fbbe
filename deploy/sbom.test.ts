import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Component {
  type: string
  name: string
  version: string
  purl: string
  hashes?: { alg: string; content: string }[]
}

test('the list of what runs names the packages of production, Node and every image', () => {
  const text = execFileSync(process.execPath, ['deploy/sbom.ts'], { encoding: 'utf8' })
  const { bomFormat, components }: { bomFormat: string; components: Component[] } = JSON.parse(text)
  expect(bomFormat).toBe('CycloneDX')
  const named = (type: string) => components.filter(component => component.type === type)
  const packages = named('library').map(({ name }) => name)
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(packages).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  expect(packages.filter(name => /^node-linux|win32|darwin/.test(name))).toEqual([])
  expect(['vitest', 'astro', 'typescript'].filter(name => packages.includes(name))).toEqual([])
  expect(Object.keys(devDependencies).filter(name => packages.includes(name))).toEqual([])
  for (const { hashes } of named('library')) {
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
  }
  expect(
    named('container')
      .map(({ name }) => name)
      .sort()
  ).toEqual(['caddy', 'nginxinc/nginx-unprivileged', 'node', 'postgres'])
  expect(named('platform')).toMatchObject([
    { name: 'node', version: expect.stringMatching(/^24\.\d+\.\d+$/) }
  ])
})

test('every locked package is held by its checksum, and comes from no other place than the registry', () => {
  const lock: { packages: Record<string, Record<string, unknown>> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8')
  )
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '')
  expect(locked.length).toBeGreaterThan(500)
  // Without an address npm asks the registry that is configured: a copy of it serves too.
  const held = { integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/) }
  for (const [path, { integrity, resolved, link, version }] of locked)
    expect({ path, integrity, resolved, link, version }).toEqual({
      path,
      ...held,
      resolved: undefined,
      link: undefined,
      version: expect.stringMatching(/^\d+\.\d+\.\d+[\w.+-]*$/)
    })
})

test('a build can replace the base image of every stage', () => {
  const bases = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)]
  expect(bases).toHaveLength(4)
  for (const [, base] of bases) expect(base).toMatch(/^\$\{\w+_IMAGE\}$/)
})
