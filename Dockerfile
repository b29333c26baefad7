# The app in front of a hotel:
#   docker build -t bellhop .
#   docker run -p 80:80 -p 443:443 -v bellhop-data:/data -v bellhop-app:/srv/bellhop \
#     -e BELLHOP_ADDRESS=guest.hotel.example -e HOTEL_ORIGIN=https://systems.hotel.example bellhop
# Without BELLHOP_ADDRESS Caddy listens at 80 for every name, without a certificate.
FROM node:24.21.0-slim AS build
WORKDIR /bellhop
# The packages come before the sources, so that a change of these does not fetch them again.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM caddy:2.10.2-alpine AS app
RUN adduser -D -H -u 10001 bellhop && mkdir -p /srv/bellhop && chown bellhop /srv/bellhop /data /config
COPY --from=build /bellhop/dist /release/dist
COPY --from=build /bellhop/build/release.sh /bellhop/build/files.txt /release/build/
COPY --from=build /bellhop/build/server /release/build/server
USER 10001
# The certificate, and files of earlier builds for guests who still have their page.
VOLUME ["/data", "/srv/bellhop"]
EXPOSE 80 443
HEALTHCHECK CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:2020/health"]
CMD ["sh", "-c", "sh /release/build/release.sh /srv/bellhop/ONEapp && exec caddy run --adapter caddyfile --config /srv/bellhop/ONEapp/.server/Caddyfile"]

# The simulated hotel, for trying the app: of the packages only what it runs.
FROM node:24.21.0-slim AS hotel
ENV HOST=0.0.0.0 PORT=8004 HOTEL_DB=/hotel/hotel.sqlite
WORKDIR /bellhop
COPY . .
COPY --from=build /bellhop/dist dist
COPY --from=build /bellhop/build build
COPY --from=build /bellhop/node_modules/@hono/node-server node_modules/@hono/node-server
COPY --from=build /bellhop/node_modules/hono node_modules/hono
COPY --from=build /bellhop/node_modules/nodemailer node_modules/nodemailer
COPY --from=build /bellhop/node_modules/valibot node_modules/valibot
COPY --from=build /bellhop/node_modules/ws node_modules/ws
RUN mkdir /hotel && chown node /hotel
USER node
VOLUME /hotel
EXPOSE 8004
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8004/health').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "test/hotel/start.ts"]

FROM app
