import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'

const Service = z.object({
  image: z.string(),
  user: z.string(),
  restart: z.string(),
  read_only: z.boolean(),
  mem_limit: z.string(),
  pids_limit: z.number(),
  logging: z.object({
    driver: z.string(),
    options: z.object({ 'max-size': z.string(), 'max-file': z.string() })
  }),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  privileged: z.boolean().default(false),
  build: z
    .object({ target: z.string(), args: z.record(z.string(), z.string()).default({}) })
    .optional(),
  command: z.array(z.string()).optional(),
  profiles: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z.object({ test: z.array(z.string()).optional() }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  networks: z.union([
    z.array(z.string()),
    z.record(z.string(), z.object({ ipv4_address: z.string().optional() }))
  ])
})

/** What docker-compose.yml describes, with its anchors resolved. */
export const { services, secrets, networks, volumes } = z
  .object({
    services: z.record(z.string(), Service),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
    volumes: z.pipe(z.record(z.string(), z.unknown()), z.transform(Object.keys)),
    networks: z.record(
      z.string(),
      z.object({
        internal: z.boolean().default(false),
        enable_ipv6: z.boolean().default(false),
        ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) })
      })
    )
  })
  .parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }))
