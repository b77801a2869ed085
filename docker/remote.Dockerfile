# The static host of one remote: --build-arg REMOTE=mf-talents
FROM node:20.20.2-bookworm@sha256:8f693eaa7e0a8e71560c9a82b55fd54c2ae920a2ba5d2cde28bac7d1c01c9ba5 AS build
ARG REMOTE
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
RUN npm ci --ignore-scripts
COPY shared shared
COPY tools tools
COPY tsconfig.base.json tsconfig.json ./
COPY ${REMOTE} ${REMOTE}
RUN node --import tsx tools/build/build-package.ts ${REMOTE} && node --import tsx tools/build/lay-out-release.ts ${REMOTE} /layout/releases && mkdir -p /layout/html/r

FROM nginxinc/nginx-unprivileged:1.28.2-alpine@sha256:7377697a821c131a924a7105fafbe7414db4e9fcc77a6f08f776f33f141ec3f8
COPY docker/remote.nginx.conf /etc/nginx/conf.d/default.conf
COPY --chmod=755 docker/keep-releases.sh /docker-entrypoint.d/30-keep-releases.sh
# The folder is the server's own account's, and so is a volume that is made for it.
COPY --from=build --chown=101:101 /layout/html/ /usr/share/nginx/html/
COPY --from=build /layout/releases /releases
VOLUME /usr/share/nginx/html/r
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
