# Backend, front door and the publisher of releases. Build with --target backend, front-door or publisher.
FROM node:20.20-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY backend/package.json backend/
COPY shell/package.json shell/
COPY mf-auth/package.json mf-auth/
COPY mf-landing/package.json mf-landing/
COPY mf-talents/package.json mf-talents/
COPY mf-content/package.json mf-content/
COPY mf-jobs/package.json mf-jobs/
COPY mf-platform/package.json mf-platform/
COPY e2e/package.json e2e/
RUN npm install --no-save
COPY . .
RUN node --import tsx tools/build/build-package.ts backend && node --import tsx tools/build/build-package.ts shell

FROM build AS publisher
RUN for name in mf-landing mf-talents mf-auth mf-content mf-jobs mf-platform; do node --import tsx tools/build/build-package.ts $name || exit 1; done
USER node
ENTRYPOINT ["node", "--import", "tsx", "tools/release.ts"]

FROM node:20.20-bookworm-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/package.json package.json
USER node
VOLUME /data

FROM runtime AS backend
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
