# Where the images come from, so that they can be pinned by digest: docs/operations.md.
ARG NODE_IMAGE=node:24.21.0-slim
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:1.29-alpine
ARG CADDY_IMAGE=caddy:2.10-alpine

# The build stage has every dependency; the final stage only those of production.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV ASTRO_TELEMETRY_DISABLED=1
# Settings that the pages are built with.
ARG BRAND LOGO_FILE LEGAL_DIR
COPY package.json package-lock.json ./
# No package runs a program of its own while it is installed: this stage is root.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The files keep the modes of the checkout; other users run the images.
RUN chmod -R a+rX events projections services workers composition cli own main.ts deploy nginx.conf package.json && node site/tools/build.ts
# The base image has Node, so the copy from npm goes.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node
RUN mkdir /data /backups /backup-keys

# The reverse proxy, with the immutable files of the site.
FROM ${NGINX_IMAGE} AS proxy
COPY --from=build /app/dist/site/_astro /srv/site/_astro
COPY --from=build /app/nginx.conf /etc/nginx/nginx.conf
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/health/live"]
CMD ["sh", "-c", "sed \"s/max-age=63072000/${HSTS:-max-age=63072000}/\" /etc/nginx/nginx.conf >/tmp/nginx.conf && exec nginx -c /tmp/nginx.conf -g 'daemon off;'"]

# The proxy that ends TLS. Its ports are above 1024, so the program needs no privilege.
FROM ${CADDY_IMAGE} AS tls
RUN setcap -r /usr/bin/caddy && chown -R 1000:1000 /config /data
COPY --from=build /app/deploy/Caddyfile /etc/caddy/Caddyfile
ENV XDG_CONFIG_HOME=/tmp

FROM ${NODE_IMAGE} AS ramal
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /app/LICENSE ./
COPY --from=build /app/NOTICE ./
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/events ./events
COPY --from=build /app/projections ./projections
COPY --from=build /app/services ./services
COPY --from=build /app/workers ./workers
COPY --from=build /app/composition ./composition
COPY --from=build /app/cli ./cli
COPY --from=build /app/own ./own
COPY --from=build /app/main.ts ./
COPY --from=build /app/dist ./dist
COPY --from=build --chown=node:node /data /data
COPY --from=build --chown=node:node /backups /backups
COPY --from=build --chown=node:node /backup-keys /backup-keys
RUN mkdir dist/compiled && chown node dist/compiled
USER node
# The root of a container is read-only, so what Node makes of the sources is kept here.
RUN node --import ./services/platform/config/compile-cache.mjs --input-type=module -e "await import('./main.ts'); await import('./workers/index.ts'); await import('./services/platform/observability/metrics.ts')" && node --import ./services/platform/config/compile-cache.mjs cli/main.ts --version
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(response => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--import", "./services/platform/config/compile-cache.mjs", "main.ts"]
