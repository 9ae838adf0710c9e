# One image for a club on its own (a volume at /data) and for a node among several (DATABASE_URL and REDIS_URL).
FROM node:20-bookworm-slim AS build
WORKDIR /stadium
COPY . .
# `npm ci` also builds the command and the app; afterwards only what runs is kept.
RUN npm ci && npm prune --omit=dev --ignore-scripts && rm -rf bench e2e .git

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data
WORKDIR /stadium
COPY --from=build /stadium ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "packages/cli/bin/stadium.js", "serve"]
