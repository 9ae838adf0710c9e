# One image for a club on its own (a volume at /data) and for a node among several (DATABASE_URL and REDIS_URL).
FROM node:20-bookworm-slim AS build
WORKDIR /stadium
COPY . .
# `npm ci` also builds the command and the app; the one file has all that runs.
RUN npm ci && npm run pack-command && mv build-output/packages/stadium-*.tgz /stadium.tgz

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data
COPY --from=build /stadium.tgz /tmp/
RUN npm install -g --offline --no-audit --no-fund /tmp/stadium.tgz && rm /tmp/stadium.tgz && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["stadium", "serve"]
