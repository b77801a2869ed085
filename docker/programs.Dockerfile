# Backend, front door and the publisher of releases. Build with --target backend, front-door or publisher.
FROM node:20.20.2-bookworm@sha256:8f693eaa7e0a8e71560c9a82b55fd54c2ae920a2ba5d2cde28bac7d1c01c9ba5 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY backend/package.json backend/
COPY backend/posters/package.json backend/posters/
COPY shell/package.json shell/
# Written by npm run records.
COPY mf-landing/package.json mf-landing/
COPY mf-talents/package.json mf-talents/
COPY mf-auth/package.json mf-auth/
COPY mf-content/package.json mf-content/
COPY mf-platform/package.json mf-platform/
COPY mf-jobs/package.json mf-jobs/
COPY mf-membership/package.json mf-membership/
COPY mf-hiring/package.json mf-hiring/
COPY mf-office/package.json mf-office/
COPY e2e/package.json e2e/
COPY tools/package.json tools/
# .npmrc lets no package run a script; this is the one that is built here.
RUN npm ci && npm rebuild better-sqlite3 --ignore-scripts=false
COPY . .
RUN node --import tsx tools/build/build-package.ts backend && node --import tsx tools/build/build-package.ts shell

FROM build AS publisher
RUN for file in mf-*/remote.json; do node --import tsx tools/build/build-package.ts ${file%/remote.json} || exit 1; done
USER node
ENTRYPOINT ["node", "--import", "tsx", "tools/commands/release.ts"]

FROM node:20.20.2-bookworm-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0 AS runtime
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/package.json package.json
USER node
VOLUME /data

FROM runtime AS backend
USER root
# Converts uploaded videos.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
USER node
COPY --from=build --chown=node:node /app/backend backend
ENV BACKEND_HOST=0.0.0.0
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "backend/dist/main.mjs"]

FROM runtime AS front-door
COPY --from=build --chown=node:node /app/shell shell
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "shell/dist/server/main.mjs"]
